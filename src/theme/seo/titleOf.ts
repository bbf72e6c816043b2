/** The document's title: what the page is, then what the site is, as in `Overview | craft.js`. */
export function titleOf(page: string, site: string, delimiter: string): string {
  return `${page} ${delimiter} ${site}`
}
