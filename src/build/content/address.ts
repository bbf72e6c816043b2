/** The path of a page's file without its ending, which links and sidebars may name. */
export const withoutEnding = (relativePath: string): string => relativePath.replace(/\.mdx$/, '')

/**
 * The segments of an address for a file with this path: those of the path, in which a name with spaces or a capital in
 * front, such as `Getting Started`, becomes `getting-started`. Names such as `useEditor` stay. An `index` or `README`
 * stands for its folder. `id` replaces the name.
 */
export function addressSegments(relativePath: string, id?: string): string[] {
  const segments = withoutEnding(relativePath).split('/').map(segmentOf)
  if (id !== undefined) return [...segments.slice(0, -1), id]
  return segments.length > 1 && /^(?:index|readme)$/i.test(segments.at(-1) ?? '')
    ? segments.slice(0, -1)
    : segments
}

function segmentOf(written: string): string {
  // macOS writes ö as two characters, and links write it as one.
  const name = written.normalize('NFC')
  return /\s|^\p{Lu}/u.test(name) ? name.trim().toLowerCase().replaceAll(/\s+/g, '-') : name
}
