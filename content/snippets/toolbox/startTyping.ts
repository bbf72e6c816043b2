import type { NodeId, useEditor } from '@craftjs/core'

/** A text field in the settings. Space would open the file dialog of other inputs, or check them. */
const FIELD = ':is(input:not([type]), input[type=text], input[type=url], textarea)'

/**
 * Selects a new element, scrolls to it, and moves the focus to where its words are
 * typed: in an element with `data-editable` inside it, which a double-click opens, or
 * in the first field of the settings, in an element with its id in `data-settings`.
 * If it has neither, the focusable element around the page gets the focus.
 */
export function startTyping(
  { actions, query }: Pick<ReturnType<typeof useEditor>, 'actions' | 'query'>,
  id: NodeId,
) {
  actions.selectNode(id)
  // A tool with the focus would add an element for each space that the user types.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()

  // Craft.js has the Node immediately, but renders its element some frames later.
  let frames = 10
  function whenRendered() {
    const dom = query.node(id).get()?.dom
    if (!dom) {
      if (frames-- > 0) requestAnimationFrame(whenRendered)
      return
    }
    dom.scrollIntoView({ block: 'nearest' })
    dom
      .querySelector('[data-editable]')
      ?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const field = document.querySelector<HTMLInputElement>(
        `[data-settings="${id}"] ${FIELD}`,
      )
      field?.focus()
      field?.select()
      if (!field) dom.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
    })
  }
  requestAnimationFrame(whenRendered)
}
