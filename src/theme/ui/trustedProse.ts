/** Markup that the browser has accepted; React takes it wherever it takes a string of HTML. */
type Accepted = string & { readonly __accepted?: never }

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): Accepted }
}

let policy: { createHTML(html: string): Accepted } | null | undefined
const accepted = new Map<string, Accepted>()

/** The page's one policy for prose, or `null` where the browser has no Trusted Types. */
function prosePolicy(): typeof policy {
  if (policy !== undefined) return policy
  const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  policy = trustedTypes?.createPolicy('prose', { createHTML: (html) => html }) ?? null
  return policy
}

/** HTML from our own build as the browser's policy wants it; the same string always gives the same object. */
export function trustedProse(html: string): Accepted {
  const known = accepted.get(html)
  if (known !== undefined) return known
  const trusted = prosePolicy()?.createHTML(html) ?? html
  accepted.set(html, trusted)
  return trusted
}
