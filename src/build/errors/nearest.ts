import { distance } from '../../model/distance'

/** Says what an author could have meant: the nearest names first, at most `limit` of them, one per line. */
export function nearest(written: string, existing: Iterable<string>, limit = 8): string {
  const ranked = [...new Set(existing)]
    .map((name) => ({ name, edits: distance(written.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits || a.name.localeCompare(b.name))
    .slice(0, limit)
  return ranked.map(({ name }) => `- ${name}`).join('\n')
}
