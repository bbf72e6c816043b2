import { delegate } from '../behaviors/delegate'

/** Makes `[data-code-wrap]` wrap the long lines of the block around it, and unwrap them again. */
export function installWrapping(document: Document): void {
  delegate(document, 'click', '[data-code-wrap]', (button) => {
    const isWrapped = button.closest('.code')?.toggleAttribute('data-wrap') ?? false
    button.setAttribute('aria-pressed', String(isWrapped))
  })
}
