const answered = new WeakSet<Event>()

/** Whether a handler passed to `delegate` has handled the event. */
export const isHandled = (event: Event): boolean => answered.has(event)

/** Calls `act` for every event of `type` in an element that matches `selector`, even if it is added to the page later. */
export function delegate<Type extends keyof DocumentEventMap>(
  document: Document,
  type: Type,
  selector: string,
  act: (element: HTMLElement, event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, (event) => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(selector)
    if (!element) return
    answered.add(event)
    act(element, event)
  })
}

/** Creates an element that contains `parts`. */
export function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...parts: (string | Element)[]) {
  const created = document.createElement(tag)
  created.append(...parts)
  return created
}

/**
 * Makes screen readers announce `message`. Clearing the live region first lets them repeat the previous message. The
 * region is in the HTML of every page (gatsby-ssr.tsx).
 */
export function announce(document: Document, message: string): void {
  const region = document.getElementById('announcer')
  if (!region) return
  region.textContent = ''
  setTimeout(() => (region.textContent = message), 50)
}
