import { distance } from '../../model/distance'

/** The names most like `written`, at most `limit` of them, as a Markdown list with one name per line. */
export function nearest(written: string, existing: Iterable<string>, limit = 8): string {
  return nearestNames(written, existing, limit)
    .map((name) => `- ${name}`)
    .join('\n')
}

/** The names most like `written`, the most similar first. */
export function nearestNames(written: string, existing: Iterable<string>, limit = 8): string[] {
  return [...new Set(existing)]
    .map((name) => ({ name, edits: distance(written.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits || a.name.localeCompare(b.name))
    .slice(0, limit)
    .map(({ name }) => name)
}
