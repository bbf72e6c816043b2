/** The part of Gatsby's page props that says which page is rendered. */
interface DrawnPage {
  location: { pathname: string }
  /** Missing while the server renders. */
  pageResources?: { page: { path: string } }
}

/** The site path of the page that is rendered, without the path prefix and a slash at the end. */
export function pagePath({ location, pageResources }: DrawnPage): string {
  const path = pageResources?.page.path ?? location.pathname.slice(__BASE_PATH__.length)
  return path.replace(/(.)\/$/, '$1')
}
