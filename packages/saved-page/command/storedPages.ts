import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { decode } from '../decode/decode'
import { unread } from '../decode/unread'
import { type Fields, isRecord, jsonText, pointerKeys, recordIn } from '../json'
import { readPage } from '../readPage'
import type { Finding } from '../inspect/finding'

/** A text with a page in it: a file, or a line of one. */
export interface StoredText {
  /** The path of the file, with the number of the line. */
  name: string
  text: string
}

/** Files with a record in each line, as databases export them. */
const LINES = /\.(?:ndjson|jsonl)$/
const ENDINGS = /\.(?:json|ndjson|jsonl)$/

async function* linesOf(name: string, input: NodeJS.ReadableStream): AsyncGenerator<StoredText> {
  let number = 0
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    number += 1
    if (text.trim() !== '') yield { name: `${name}:${number}`, text }
  }
}

/** The texts of files, of the JSON files in folders, and of standard input (`-`), one by one. Throws for a missing file. */
export async function* textsIn(paths: readonly string[]): AsyncGenerator<StoredText> {
  for (const each of paths) {
    if (each === '-') yield* linesOf('line', process.stdin)
    else if (statSync(each).isDirectory()) {
      const files = readdirSync(each, { recursive: true, encoding: 'utf8' })
      yield* textsIn(
        files
          .filter((file) => ENDINGS.test(file))
          .sort()
          .map((file) => path.join(each, file)),
      )
    } else if (LINES.test(each)) yield* linesOf(each, createReadStream(each))
    else yield { name: each, text: readFileSync(each, 'utf8') }
  }
}

/** A page that was read from a text, and where it was in it. */
export interface StoredPage {
  page: Fields
  /** What was wrong with the text around it, and was put right while it was read. */
  findings: readonly Finding[]
  /** The text with another page in the place of this one, as JSON. */
  withPage: (page: Fields) => string
}

/** A value with a page at a place in it. Where JSON text stood, JSON text stands again. */
function placed(value: unknown, [key, ...rest]: readonly string[], page: Fields): unknown {
  const isText = typeof value === 'string'
  if (key === undefined) return isText ? jsonText(page) : page
  const holder = isText ? (JSON.parse(value) as unknown) : value
  const copy = Array.isArray(holder) ? [...(holder as unknown[])] : { ...(holder as Fields) }
  Reflect.set(copy, key, placed(Reflect.get(copy, key), rest, page))
  return isText ? jsonText(copy) : copy
}

/** Reads the page in a text, which may be a record of a database; `null` if there is none. */
export function storedPage(text: string): StoredPage | null {
  const { value, findings } = decode(text)
  const { page, findings: wrappings } = readPage(value)
  if (page === null) return null
  // That a record is around the page is no fault.
  const keys = isRecord(value) ? pointerKeys(wrappings[0]?.path ?? '') : []
  return {
    page,
    findings: [...findings, ...(keys.length === 0 ? [...wrappings, ...unread(text, page)] : [])],
    withPage: (after) => jsonText(placed(keys.length === 0 ? {} : (recordIn(text) ?? value), keys, after)),
  }
}
