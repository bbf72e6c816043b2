interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): unknown
}

/** `html` with every tag but `<mark>` as text. Entities stay as they are: they are escaped already. */
export function escapeExceptMark(html: string): string {
  return html.replace(/<(?!\/?mark>)/g, '&lt;')
}

let installed = false

/**
 * DocSearch writes texts of hits, and so whatever an index or a store holds, as HTML. Where the browser has Trusted Types,
 * the page's default policy lets only marks through. Nothing else on the site needs that policy.
 */
export function installDefaultPolicy(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (installed || !trustedTypes) return
  installed = true
  trustedTypes.createPolicy('default', { createHTML: escapeExceptMark })
}
