import { EXAMPLES } from '../../src/model/examples'

/**
 * Speculation rules, as JSON: browsers prefetch a document while its link is hovered. They apply before hydration;
 * afterwards Gatsby prefetches. The example editors and links that open a window are excluded.
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
