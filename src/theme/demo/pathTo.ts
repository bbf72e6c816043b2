/** The path from `root` to `element`, as child indices. A snapshot and its live editor have the same paths. */
export function pathTo(root: Element, element: Element): number[] {
  const path: number[] = []
  for (let at = element; at !== root && at.parentElement; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at))
  return path
}
