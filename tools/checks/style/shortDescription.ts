import { parseDocument } from 'yaml'

/** Fewest characters of a description: search engines make one of their own in place of a shorter one. */
const SHORTEST = 50

/** What our style has against a description, or `null`. */
export function shortDescription(description: string): string | null {
  return description.length < SHORTEST
    ? `must have at least ${SHORTEST} characters: search engines and link previews show it`
    : null
}

/** What our style has against the description in the front matter of an MDX text; a site with a shorter one builds. */
export function descriptionFaults(mdx: string): { line: number; words: string; hint: string }[] {
  const written = /^---\n([\s\S]*?)\n---\n/.exec(mdx)?.[1] ?? ''
  const description = parseDocument(written).get('description')
  const problem = typeof description === 'string' ? shortDescription(description) : null
  if (problem === null) return []
  const line = 2 + written.split('\n').findIndex((text) => text.startsWith('description:'))
  return [{ line, words: 'a short description', hint: `It ${problem}.` }]
}
