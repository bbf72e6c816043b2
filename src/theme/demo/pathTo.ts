/** The way from `root` to `element`, as child indices. The live editor has the same elements as its snapshot. */
export function pathTo(root: Element, element: Element): number[] {
  const path: number[] = []
  for (let at = element; at !== root && at.parentElement; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at))
  return path
}
