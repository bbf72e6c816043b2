/** What a reader did to the picture of an editor, by where in it: the living editor has the same elements. */
export interface EarlyUse {
  /** Child indices from the root down to each element that was clicked, in order. */
  clicked: number[][]
}

/** Where `element` stands below `root`. */
export function pathTo(root: Element, element: Element): number[] {
  const path: number[] = []
  for (let at = element; at !== root && at.parentElement; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at))
  return path
}

/** The element at `path` below `root`, or `null` when there is none any more. */
export function elementAt(root: Element, path: readonly number[]): HTMLElement | null {
  let at: Element | undefined = root
  for (const index of path) at = at?.children[index]
  return at instanceof HTMLElement ? at : null
}

/** Presses and clicks `element` as a mouse would: Craft.js selects by the press. */
export function press(element: HTMLElement): void {
  for (const type of ['mousedown', 'mouseup']) element.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  element.click()
}
