import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { decode } from '../decode/decode'
import { droppedWords } from '../decode/droppedWords'
import { type Fields, isRecord, jsonText, pointerKeys, recordIn } from '../json'
import { readPage } from '../readPage'
import type { Finding } from '../inspect/finding'

/** A text that may contain a page: a file, or a line of one. */
export interface StoredText {
  /** The path of the file, with the line number if the text is a line. */
  name: string
  text: string
}

/** Files with one record per line, as databases export them. */
const LINES = /\.(?:ndjson|jsonl)$/
const ENDINGS = /\.(?:json|ndjson|jsonl)$/

async function* linesOf(name: string, input: NodeJS.ReadableStream): AsyncGenerator<StoredText> {
  let number = 0
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    number += 1
    if (text.trim() !== '') yield { name: `${name}:${number}`, text }
  }
}

/** Yields the texts of files, of JSON files in folders, and of standard input (`-`). Throws if a file is missing. */
export async function* storedTexts(paths: readonly string[]): AsyncGenerator<StoredText> {
  for (const each of paths) {
    if (each === '-') yield* linesOf('line', process.stdin)
    else if (statSync(each).isDirectory()) {
      const files = readdirSync(each, { recursive: true, encoding: 'utf8' })
      yield* storedTexts(
        files
          .filter((file) => ENDINGS.test(file))
          .sort()
          .map((file) => path.join(each, file)),
      )
    } else if (LINES.test(each)) yield* linesOf(each, createReadStream(each))
    else yield { name: each, text: readFileSync(each, 'utf8') }
  }
}

/** A page that was read from a text, and a function that puts a page back into the text. */
export interface StoredPage {
  page: Fields
  /** Problems with the text around it, which were fixed while it was read. */
  findings: readonly Finding[]
  /** Returns the text, as JSON, with `page` in place of the original page. */
  withPage: (page: Fields) => string
}

/** Puts a page at a path in a value. Values on the path that were JSON text remain JSON text. */
function placed(value: unknown, [key, ...rest]: readonly string[], page: Fields): unknown {
  const isText = typeof value === 'string'
  if (key === undefined) return isText ? jsonText(page) : page
  const holder = isText ? (JSON.parse(value) as unknown) : value
  const copy = Array.isArray(holder) ? [...(holder as unknown[])] : { ...(holder as Fields) }
  Reflect.set(copy, key, placed(Reflect.get(copy, key), rest, page))
  return isText ? jsonText(copy) : copy
}

/** Reads the page in a text, which may be a database record; `null` if there is none. */
export function storedPage(text: string): StoredPage | null {
  const { value, findings } = decode(text)
  const { page, findings: wrappings } = readPage(value)
  if (page === null) return null
  // A page inside a record is not a problem.
  const keys = isRecord(value) ? pointerKeys(wrappings[0]?.path ?? '') : []
  return {
    page,
    findings: [...findings, ...(keys.length === 0 ? [...wrappings, ...droppedWords(text, page)] : [])],
    withPage: (after) => jsonText(placed(keys.length === 0 ? {} : (recordIn(text) ?? value), keys, after)),
  }
}
