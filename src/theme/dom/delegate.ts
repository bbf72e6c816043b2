const answered = new WeakSet<Event>()

/** Whether something that `delegate` was given has taken an event for its own. */
export const isAnswered = (event: Event): boolean => answered.has(event)

/** Calls `act` for every event of `type` inside an element that `selector` finds, now or later. */
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
