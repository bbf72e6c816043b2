import { delegate } from './dom'

const toggleBlock = (button: HTMLElement, name: string): boolean =>
  button.closest('.code')?.toggleAttribute(name) ?? false

/** Makes `[data-code-wrap]` wrap the long lines of the block around it, and `[data-code-fold]` show all its lines. */
export function installCodeBlocks(document: Document): void {
  delegate(document, 'click', '[data-code-wrap]', (button) => {
    button.setAttribute('aria-pressed', String(toggleBlock(button, 'data-wrap')))
  })
  delegate(document, 'click', '[data-code-fold]', (button) => {
    const isUnfolded = toggleBlock(button, 'data-unfolded')
    button.setAttribute('aria-expanded', String(isUnfolded))
    // What is left of the block may be above the window.
    if (!isUnfolded) button.parentElement?.scrollIntoView({ block: 'nearest' })
  })
}
