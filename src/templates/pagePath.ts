/** The part of Gatsby's page props that identifies the page. */
interface RenderedPage {
  location: { pathname: string }
  /** Missing while the server renders. */
  pageResources?: { page: { path: string } }
}

/** The site path of the rendered page, without the path prefix and a slash at the end. */
export function pagePath({ location, pageResources }: RenderedPage): string {
  const path = pageResources?.page.path ?? location.pathname.slice(__BASE_PATH__.length)
  return path.replace(/(.)\/$/, '$1')
}
