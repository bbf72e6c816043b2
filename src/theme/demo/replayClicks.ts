/** The way from `root` to `element`, as child indices. The live editor has the same elements as its snapshot. */
export function pathTo(root: Element, element: Element): number[] {
  const path: number[] = []
  for (let at = element; at !== root && at.parentElement; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at))
  return path
}

/** The element at `path` below `root`, or `null` if there is none any more. */
export function elementAt(root: Element, path: readonly number[]): HTMLElement | null {
  let at: Element | undefined = root
  for (const index of path) at = at?.children[index]
  return at instanceof HTMLElement ? at : null
}

/** Clicks `element` as a mouse would: Craft.js selects on `mousedown`. */
export function press(element: HTMLElement): void {
  for (const type of ['mousedown', 'mouseup']) element.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  element.click()
}
