import { distance } from 'fastest-levenshtein'

/** A Markdown list of at most `limit` names, most similar to `input` first. Its last item counts the names left out. */
export function nearestList(input: string, existing: Iterable<string>, limit = 8): string {
  const all = new Set(existing)
  const names = nearestNames(input, all, limit)
  const more = all.size - names.length
  return [...names.map((name) => `- ${name}`), ...(more > 0 ? [`- and ${more} more`] : [])].join('\n')
}

/** Whether `input` is close enough to one of the names to be a typo of it. */
export function isTypo(input: string, existing: Iterable<string>): boolean {
  return [...existing].some((name) => distance(input.toLowerCase(), name.toLowerCase()) <= 2)
}

/** At most `limit` names, most similar to `input` first. */
export function nearestNames(input: string, existing: Iterable<string>, limit = 8): string[] {
  return [...new Set(existing)]
    .map((name) => ({ name, edits: distance(input.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits || a.name.localeCompare(b.name))
    .slice(0, limit)
    .map(({ name }) => name)
}
