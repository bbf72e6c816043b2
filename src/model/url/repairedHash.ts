/** A fragment that Gatsby's router can decode, or `null` when it can already (`#%` would leave a white page). */
export function repairedHash(hash: string): string | null {
  try {
    decodeURI(hash)
    return null
  } catch {
    return hash.replaceAll('%', '%25')
  }
}
