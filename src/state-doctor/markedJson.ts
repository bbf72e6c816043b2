import { jsonText, valueAt } from '@craftjs-site/saved-page'

/** JSON text in three parts. `marked` is the part to highlight. */
export interface MarkedJson {
  before: string
  marked: string
  after: string
}

/** Placeholder for the marked value during serialization. No page contains this text. */
const MARK = '\u0000mark\u0000'

/** Formats JSON and marks the value at the path `keys`, or its nearest existing ancestor. */
export function markedJson(value: unknown, keys: readonly string[]): MarkedJson {
  const gone = keys.findIndex((_, at) => valueAt(value, keys.slice(0, at + 1)) === undefined)
  const place = gone < 0 ? keys : keys.slice(0, gone)
  if (place.length === 0) return { before: jsonText(value, 2), marked: '', after: '' }
  const holder = valueAt(value, place.slice(0, -1))
  const text = jsonText(value, 2, function (key, each) {
    return this === holder && key === place.at(-1) ? MARK : each
  })
  const mark = JSON.stringify(MARK)
  const at = text.indexOf(mark)
  if (at < 0) return { before: text, marked: '', after: '' }
  const inner = jsonText(valueAt(value, place), 2)
  const indent = '  '.repeat(place.length)
  // Mark the name of the field as well.
  const start = text.lastIndexOf('\n', at) + 1
  const name = text.slice(start, at)
  return {
    before: text.slice(0, start) + (/^\s*/.exec(name)?.[0] ?? ''),
    marked: name.trimStart() + inner.replaceAll('\n', `\n${indent}`),
    after: text.slice(at + mark.length),
  }
}
