import { EXAMPLES } from '../../src/model/examples'

/**
 * Rules by which a browser prefetches the next document while the reader points at its link, as JSON. They serve
 * navigations before hydration; afterwards Gatsby prefetches. The example editors and links to other windows are left out.
 */
export function speculationRules(pathPrefix: string): string {
  const where = {
    and: [
      { href_matches: `${pathPrefix}/*` },
      { not: { href_matches: `${pathPrefix}${EXAMPLES}*` } },
      { not: { selector_matches: '[download], [target=_blank]' } },
    ],
  }
  return JSON.stringify({ prefetch: [{ source: 'document', where, eagerness: 'moderate' }] })
}
