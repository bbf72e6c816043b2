/** What React takes as `__html`; a browser with Trusted Types refuses anything but a TrustedHTML. */
interface ProsePolicy {
  createHTML(html: string): string
}

let policy: ProsePolicy | null = null
const made = new Map<string, string>()

/**
 * HTML that the compiler made, in the form that the browser lets through: the policy `prose` vouches for it.
 * The same text gives the same object, so that React sees that nothing changed.
 */
export function proseHtml(html: string): string {
  if (typeof window === 'undefined' || !('trustedTypes' in window)) return html
  policy ??= (window.trustedTypes as TrustedTypes).createPolicy('prose', { createHTML: (text) => text })
  let trusted = made.get(html)
  if (trusted === undefined) {
    trusted = policy.createHTML(html)
    made.set(html, trusted)
  }
  return trusted
}

/** The part of Trusted Types that is used here; TypeScript's own library does not know them yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: ProsePolicy): ProsePolicy
}
