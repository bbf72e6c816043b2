let policy: TrustedTypePolicy | null | undefined
const trusted = new Map<string, string>()

/** The page's only policy for prose, or `null` if the browser does not support Trusted Types. */
function prosePolicy(): TrustedTypePolicy | null {
  if (policy !== undefined) return policy
  policy = globalThis.window?.trustedTypes?.createPolicy('prose', { createHTML: (html) => html }) ?? null
  return policy
}

/**
 * Marks HTML from our own build as trusted. React treats the result as a string; to the browser it is a `TrustedHTML`
 * object. Returns the same object for the same string, so that React detects no change when it re-renders.
 */
export function trustedHtml(html: string): string {
  const known = trusted.get(html)
  if (known !== undefined) return known
  const created = prosePolicy()?.createHTML(html) ?? html
  trusted.set(html, created)
  return created
}
