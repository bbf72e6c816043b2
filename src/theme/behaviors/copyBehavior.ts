import { copyAndTell, delegate } from '../dom'

/** Stands for a deleted line: no code holds it. */
const DELETED = '\0'

/** The code of a block as a reader wants it: lines that are marked as deleted left out. */
export function codeOf(block: Element): string {
  const code = block.querySelector('pre code')?.cloneNode(true) as Element | undefined
  for (const line of code?.querySelectorAll('[data-del]') ?? []) line.textContent = DELETED
  return (code?.textContent ?? '')
    .split('\n')
    .filter((line) => line !== DELETED)
    .join('\n')
}

/** Makes `[data-code-copy]` copy the block around it, and `[data-copy]` the text that it holds. */
export function installCopying(document: Document): void {
  delegate(document, 'click', '[data-code-copy]', (button) => {
    const block = button.closest('.code')
    if (block) void copyAndTell(button, codeOf(block), 'Code copied')
  })
  delegate(document, 'click', '[data-copy]', (button) => {
    void copyAndTell(button, button.dataset.copy ?? '', 'Copied')
  })
}
