import { announce, delegate } from './dom'

/** Placeholder for deleted lines while the code is read. No code contains this character. */
const DELETED = '\0'

/** The code of a block, without lines that are marked as deleted. */
export function codeOf(block: Element): string {
  const code = block.querySelector('pre code')?.cloneNode(true) as Element | undefined
  for (const line of code?.querySelectorAll('[data-del]') ?? []) line.textContent = DELETED
  return (code?.textContent ?? '')
    .split('\n')
    .filter((line) => line !== DELETED)
    .join('\n')
}

/** Copies `text`, marks `control` with `data-copied` for two seconds, and announces `success` or the failure. */
export async function copyAndAnnounce(control: HTMLElement, text: string, success: string): Promise<void> {
  const document = control.ownerDocument
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    return announce(document, 'Copying is not possible here')
  }
  announce(document, success)
  control.dataset.copied = ''
  setTimeout(() => delete control.dataset.copied, 2000)
}

/**
 * Makes `[data-code-copy]` copy the block around it, `[data-copy]` the text in that attribute, and the `#` next to a
 * heading or parameter its URL. The browser still follows that link.
 */
export function installCopying(document: Document): void {
  delegate(document, 'click', '[data-code-copy]', (button) => {
    const block = button.closest('.code')
    if (block) void copyAndAnnounce(button, codeOf(block), 'Code copied')
  })
  delegate(document, 'click', '[data-copy]', (button) => {
    void copyAndAnnounce(button, button.dataset.copy ?? '', 'Copied')
  })
  delegate(document, 'click', '.heading-anchor, .param-anchor', (anchor) => {
    void copyAndAnnounce(anchor, (anchor as HTMLAnchorElement).href, 'Link copied')
  })
}
