/** Calls `act` for every event of `type` inside an element that `selector` finds, now or later. */
export function delegate<Type extends keyof DocumentEventMap>(
  document: Document,
  type: Type,
  selector: string,
  act: (element: HTMLElement, event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, (event) => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(selector)
    if (element) act(element, event)
  })
}
