/** Who hears what stands in markup, in order. */
export interface MarkupListener {
  /** `attributes` is what stands in the tag behind its name, for `attributesOf`. What holds nothing closes at once. */
  open: (tag: string, attributes: string) => void
  /** Answers `'end'` when the rest need not be read. */
  close: (tag: string) => 'end' | void
  text: (text: string) => void
}

const TAG = /<(?:!--[^]*?-->|(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>)/gi
const ATTRIBUTE = /([^\s="/]+)(?:="([^"]*)")?/g
const VOID = new Set('area br col embed hr img input link meta source track wbr'.split(' '))
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: '\u00a0',
}

const decode = (text: string): string =>
  text.includes('&') ? text.replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole) : text

/**
 * Reads HTML that our own build wrote: every tag is closed, every value is quoted, and `<` stands nowhere but before a
 * tag. A parser for whatever is on the web takes ten times as long.
 */
export function readMarkup(html: string, { open, close, text }: MarkupListener): void {
  let end = 0
  for (const match of html.matchAll(TAG)) {
    if (match.index > end) text(decode(html.slice(end, match.index)))
    end = match.index + match[0].length
    const [, slash, name, attributes = ''] = match
    if (name === undefined) continue
    const tag = name.toLowerCase()
    if (!slash) open(tag, attributes)
    const isClosed = slash || VOID.has(tag) || attributes.endsWith('/')
    if (isClosed && close(tag) === 'end') return
  }
  if (end < html.length) text(decode(html.slice(end)))
}

/** The attributes of a tag by name; one without a value has the empty one. */
export function attributesOf(attributes: string): [name: string, value: string][] {
  if (attributes === '') return []
  return [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decode(value)])
}
