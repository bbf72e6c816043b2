// Inlined into every page: it works before React is there, and without it.
const answered = new WeakSet<Event>()

/** Whether a handler passed to `delegate` has handled the event. */
export const isAnswered = (event: Event): boolean => answered.has(event)

/** Calls `act` for every event of `type` inside an element that matches `selector`, now or later. */
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
