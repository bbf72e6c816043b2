/** Whether a fragment, with or without `#`, can be decoded: Gatsby's router leaves a blank page where it cannot. */
export function isSafeFragment(fragment: string): boolean {
  try {
    decodeURI(fragment)
    return true
  } catch {
    return false
  }
}
