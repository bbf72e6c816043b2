// Gatsby's slices in the browser. No page has one: the shell stays mounted.
export function Slice() {
  return null
}
