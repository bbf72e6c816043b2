/** The route with a pattern that a path matches: none, as every path of this site is a page of its own. */
export function pick(routes: readonly unknown[]): null {
  if (routes.length > 0) throw new Error('The router of this site knows no patterns; see src/theme/router.')
  return null
}
