/** A member that a page names. */
export interface DocumentedName {
  docId: string
  /** 1-based line in the MDX file. */
  line: number
  /** The headings above it, from level 2 on. */
  headings: string[]
  name: string
  /** The type that an entry of `<Params>` gives it; `null` elsewhere. */
  type: string | null
  /** The default that such an entry gives it. */
  default: string | null
  form: 'entry' | 'heading' | 'row'
}

const ENTRY = /^\s*<Param\b([^\n]*)>\s*$/
const HEADING = /^(#{2,4})\s+(.*?)(?:\s+\[#[\w-]+\])?$/
const ROW = /^\s*\|([^|]+)\|/

/** The members that a page names: entries of its lists, headings such as `### get()`, and first cells of tables. */
export function documentedNames(docId: string, mdx: string): DocumentedName[] {
  const path: { level: number; text: string }[] = []
  let fenced = false
  return mdx.split('\n').flatMap((text, index): DocumentedName[] => {
    if (/^\s*(?:```|~~~)/.test(text)) fenced = !fenced
    if (fenced) return []
    const at = { docId, line: index + 1 }
    const [, hashes, title = ''] = HEADING.exec(text) ?? []
    if (hashes !== undefined) {
      while ((path.at(-1)?.level ?? 0) >= hashes.length) path.pop()
      const headings = path.map((heading) => heading.text)
      const plain = title.replaceAll('`', '')
      path.push({ level: hashes.length, text: plain })
      const method = /^(\w+)\(\)$/.exec(plain)?.[1]
      return method === undefined
        ? []
        : [{ ...at, headings, name: method, type: null, default: null, form: 'heading' }]
    }
    const headings = path.map((heading) => heading.text)
    const entry = ENTRY.exec(text)?.[1]
    if (entry !== undefined) {
      const value = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(entry)?.[1] ?? null
      const name = value('name')
      return name === null
        ? []
        : [{ ...at, headings, name, type: value('type'), default: value('default'), form: 'entry' }]
    }
    const cell = ROW.exec(text)?.[1] ?? ''
    return [...cell.matchAll(/`(\w+)(?:\([^`]*\))?`/g)].map(([, name = '']) => ({
      ...at,
      headings,
      name,
      type: null,
      default: null,
      form: 'row',
    }))
  })
}
