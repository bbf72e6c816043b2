import type { StyleIssue } from './styleIssues'

/** The section on failures, on every page that has one. */
const FAILURES = 'Troubleshooting'

/** The section of closing links, on every page that has one. */
const CLOSING = 'Next steps'

/** Other names for the two sections, in lower case. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ...[
    ...['common errors', 'common mistakes', 'common problems', 'errors', 'gotchas', 'known problems'],
    ...['pitfalls', 'problems', 'traps', 'what can go wrong', 'what goes wrong', 'when something goes wrong'],
  ].map((name) => [name, FAILURES] as const),
  ...[
    ...['closing', 'done', 'further reading', 'learn more', 'more', 'next', 'read on', 'related', 'see also'],
    ...['what next', 'what to read next', 'where next', 'where to go from here', 'where to go next'],
  ].map((name) => [name, CLOSING] as const),
])

/** A section of level 2 or 3: the line of its heading, which counts from 1, and what stands below it. */
interface Section {
  line: number
  level: number
  name: string
  text: string[]
}

const FENCE = /^ *(`{3,}|~{3,})/

/** The sections of an MDX text; code in fences has no headings. */
function sectionsOf(mdx: string): Section[] {
  const sections: Section[] = []
  let fence: string | null = null
  for (const [index, text] of mdx.split('\n').entries()) {
    const marks = FENCE.exec(text)?.[1]
    if (marks !== undefined && (fence === null || text.trim() === fence))
      fence = fence === null ? marks : null
    const [, hashes, name] = (fence === null && /^(#{2,3}) (.+?)(?: \[#[\w-]+\])?$/.exec(text)) || []
    if (hashes !== undefined && name !== undefined)
      sections.push({ line: index + 1, level: hashes.length, name, text: [] })
    else sections.at(-1)?.text.push(text)
  }
  return sections
}

/** Whether the list of a section has nothing but links with a word on each. */
function closesWithLinks({ text }: Section): boolean {
  const items = text.filter((line) => /^- /.test(line))
  return items.length > 1 && items.every((line) => /^- (?:The )?\[[^\]]+\]\(/.test(line))
}

/** What our style has against the names of sections: readers find failures and closing links under one name each. */
export function sectionIssues(mdx: string): StyleIssue[] {
  const sections = sectionsOf(mdx)
  const last = sections.filter(({ level }) => level === 2).at(-1)
  return sections.flatMap((section) => {
    const { line, level, name } = section
    const wanted =
      OTHER_NAMES.get(name.toLowerCase()) ?? (section === last && closesWithLinks(section) ? CLOSING : name)
    if (wanted !== name)
      return [{ line, words: `a section named “${name}”`, hint: `Name it “${wanted}”, as on other pages.` }]
    if (name === CLOSING && (section !== last || level !== 2))
      return [{ line, words: `“${name}”`, hint: 'Make it the last section of level 2.' }]
    return []
  })
}
