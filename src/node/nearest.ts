/** The number of single-letter edits that turn one word into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution)
    }
    row = next
  }
  return row[other.length] ?? 0
}

/** Says what an author could have meant: the nearest names first, at most `limit` of them, one per line. */
export function nearest(written: string, existing: Iterable<string>, limit = 8): string {
  const ranked = [...new Set(existing)]
    .map((name) => ({ name, edits: distance(written.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits || a.name.localeCompare(b.name))
    .slice(0, limit)
  return ranked.map(({ name }) => `- ${name}`).join('\n')
}
