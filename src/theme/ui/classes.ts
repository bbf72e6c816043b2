/** The given class names as one attribute value; names that are false, empty or missing are left out. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
