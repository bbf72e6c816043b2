let policy: TrustedTypePolicy | null | undefined
const trusted = new Map<string, string>()

/** The page's one policy for prose, or `null` where the browser has no Trusted Types. */
function prosePolicy(): TrustedTypePolicy | null {
  if (policy !== undefined) return policy
  policy = globalThis.window?.trustedTypes?.createPolicy('prose', { createHTML: (html) => html }) ?? null
  return policy
}

/**
 * Marks HTML from our own build as trusted: a string for React, and a `TrustedHTML` object for the browser. Returns the
 * same object for the same string, so that React sees no change when it renders again.
 */
export function trustedHtml(html: string): string {
  const known = trusted.get(html)
  if (known !== undefined) return known
  const created = prosePolicy()?.createHTML(html) ?? html
  trusted.set(html, created)
  return created
}
