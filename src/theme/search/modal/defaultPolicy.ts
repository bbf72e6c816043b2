interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): unknown
}

/** `html` with every tag but `<mark>` as text. Entities stay: whoever wrote them has escaped already. */
export function onlyMarks(html: string): string {
  return html.replace(/<(?!\/?mark>)/g, '&lt;')
}

let installed = false

/**
 * DocSearch writes texts of hits as HTML, and so whatever an index or a store holds. Where the browser has Trusted
 * Types, the page's default policy lets nothing of it through but marks; nothing else on the site needs that policy.
 */
export function installDefaultPolicy(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (installed || !trustedTypes) return
  installed = true
  trustedTypes.createPolicy('default', { createHTML: onlyMarks })
}
