import { copyAndTell, delegate } from '../dom'

/** The code of a block as a reader wants it: lines that are marked as deleted left out. */
export function codeOf(block: Element): string {
  const code = block.querySelector('pre code')
  const lines = [...(code?.querySelectorAll('.line') ?? [])]
  if (lines.length === 0) return code?.textContent ?? ''
  return lines
    .filter((line) => !line.hasAttribute('data-del'))
    .map((line) => (line.textContent ?? '').replace(/\n$/, ''))
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
