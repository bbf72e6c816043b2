/**
 * Rules by which a browser fetches the next document while the reader points at its link.
 *
 * They serve plain navigations before hydration; afterwards Gatsby's own prefetch takes over. The example editors and
 * links to other windows are left out.
 */
export function speculationRules(pathPrefix: string): string {
  const where = {
    and: [
      { href_matches: `${pathPrefix}/*` },
      { not: { href_matches: `${pathPrefix}/examples*` } },
      { not: { selector_matches: '[download], [target=_blank]' } },
    ],
  }
  return JSON.stringify({ prefetch: [{ source: 'document', where, eagerness: 'moderate' }] })
}
