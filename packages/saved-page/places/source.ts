import type { Encode } from '../decode/encodings'
import { applyEdits, type Edit } from './editJson'
import { type Quoting, unquoted } from './quoting'

/** A text within another one: a part of it, the content of a literal, or what an encoding contains. */
export interface Source {
  text: string
  parent: Source | null
  /** The encodings that were removed on the way to this text, outermost first. */
  encodings: readonly string[]
  /** Changes to this text, to be applied by `written`. */
  edits: Edit[]
  /** Converts changes to changes of the parent. `null` if the text cannot be put back. */
  lift: ((edits: readonly Edit[]) => Edit[]) | null
}

/** The whole text. */
export const rootSource = (text: string): Source => ({
  text,
  parent: null,
  encodings: [],
  edits: [],
  lift: (edits) => [...edits],
})

/** Part of a source, unchanged. */
export const partOf = (parent: Source, start: number, end: number): Source => ({
  ...rootSource(parent.text.slice(start, end)),
  parent,
  encodings: parent.encodings,
  lift: (edits) => edits.map((each) => ({ ...each, start: each.start + start, end: each.end + start })),
})

/** The content of a literal, between its quotes. */
export function contentOf(parent: Source, start: number, end: number, quoting: Quoting): Source {
  const { text, offsets } = unquoted(parent.text, start, end, quoting)
  const literal = parent.text.slice(start, end)
  return {
    ...rootSource(text),
    parent,
    encodings: parent.encodings,
    lift: (edits) =>
      edits.map((each) => ({
        start: offsets[each.start] as number,
        end: offsets[each.end] as number,
        by: quoting.quoted(each.by, literal),
      })),
  }
}

/** The text that another text encodes. */
export const decodedFrom = (
  parent: Source,
  [names, text, encode]: readonly [string[], string, Encode],
): Source => ({
  ...rootSource(text),
  parent,
  encodings: [...parent.encodings, ...names],
  lift:
    encode === null
      ? null
      : (edits) => [{ start: 0, end: parent.text.length, by: encode(applyEdits(text, edits)) }],
})

/** All texts from one up to the whole text. */
export const pathUp = (source: Source): Source[] =>
  source.parent === null ? [source] : [source, ...pathUp(source.parent)]

/** The whole text with the changes of all texts in it. */
export function written(root: Source, sources: Iterable<Source>): string {
  const all = new Set([...sources].flatMap(pathUp))
  const byDepth = [...all].sort((one, other) => pathUp(other).length - pathUp(one).length)
  const edits = new Map(byDepth.map((source) => [source, [...source.edits]]))
  for (const source of byDepth) {
    const changes = edits.get(source) as Edit[]
    if (source.parent === null || changes.length === 0) continue
    edits.get(source.parent)?.push(...(source.lift?.(changes) ?? []))
  }
  return applyEdits(root.text, edits.get(root) ?? [])
}
