import type { BodyNode } from '../../model/body'

/** One step through compiled markup. */
export type MarkupEvent =
  | { type: 'open'; tag: string; id: string; classes: string }
  | { type: 'close'; tag: string }
  | { type: 'text'; text: string }

const TAG = /<(\/?)([a-z][\w-]*)((?:\s+[^\s="<>/]+(?:="[^"]*")?)*)\s*\/?>/gi
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr', 'source', 'path', 'circle', 'line', 'rect', 'use'])
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
}

const decode = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

const attribute = (attributes: string, name: string) =>
  decode(new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '')

/** Reads HTML from our own build: in it `<` stands nowhere but before a tag. */
export function* readHtml(html: string): Generator<MarkupEvent> {
  let end = 0
  for (const match of html.matchAll(TAG)) {
    const [whole, slash, name = '', attributes = ''] = match
    if (match.index > end) yield { type: 'text', text: decode(html.slice(end, match.index)) }
    end = match.index + whole.length
    const tag = name.toLowerCase()
    if (slash) yield { type: 'close', tag }
    else {
      yield { type: 'open', tag, id: attribute(attributes, 'id'), classes: attribute(attributes, 'class') }
      if (VOID.has(tag)) yield { type: 'close', tag }
    }
  }
  if (end < html.length) yield { type: 'text', text: decode(html.slice(end)) }
}

/** Reads a compiled body, the children of islands included. */
export function* readBody(nodes: readonly BodyNode[]): Generator<MarkupEvent> {
  for (const node of nodes) {
    if (typeof node === 'string') yield { type: 'text', text: node }
    else if ('island' in node) {
      const { alt, caption } = node.props ?? {}
      for (const text of [alt, caption])
        if (typeof text === 'string') yield { type: 'text', text: `${text} ` }
      yield* readBody(node.children ?? [])
    } else {
      const { id = '', className = '' } = node.attrs ?? {}
      yield { type: 'open', tag: node.tag, id: String(id), classes: String(className) }
      yield* 'html' in node ? readHtml(node.html) : readBody(node.children)
      yield { type: 'close', tag: node.tag }
    }
  }
}
