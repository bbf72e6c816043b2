import { distance } from '../../model/distance'

/** At most `limit` names, the most similar to `written` first, as a Markdown list. */
export function nearest(written: string, existing: Iterable<string>, limit = 8): string {
  return nearestNames(written, existing, limit)
    .map((name) => `- ${name}`)
    .join('\n')
}

/** At most `limit` names, the most similar to `written` first. */
export function nearestNames(written: string, existing: Iterable<string>, limit = 8): string[] {
  return [...new Set(existing)]
    .map((name) => ({ name, edits: distance(written.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits || a.name.localeCompare(b.name))
    .slice(0, limit)
    .map(({ name }) => name)
}
