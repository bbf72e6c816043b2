/** A string for React and a `TrustedHTML` object for the browser. */
type TrustedHtml = string & { readonly __trusted?: never }

interface Policy {
  createHTML(html: string): TrustedHtml
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): Policy
}

let policy: Policy | null | undefined
const trusted = new Map<string, TrustedHtml>()

/** The page's one policy for prose, or `null` where the browser has no Trusted Types. */
function prosePolicy(): Policy | null {
  if (policy !== undefined) return policy
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy = trustedTypes?.createPolicy('prose', { createHTML: (html) => html }) ?? null
  return policy
}

/**
 * Marks HTML from our own build as trusted. Returns the same object for the same string, so that React sees no change
 * when it renders again.
 */
export function trustedHtml(html: string): TrustedHtml {
  const known = trusted.get(html)
  if (known !== undefined) return known
  const created = prosePolicy()?.createHTML(html) ?? html
  trusted.set(html, created)
  return created
}
