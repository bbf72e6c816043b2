import {
  closeSync,
  createReadStream,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { type DecodedFile, textOfFile } from '../decode/charset'

/** A text that may contain pages: a file, or a line of one. */
export interface StoredText extends DecodedFile {
  /** The path of the file, with the line number if the text is a line. */
  name: string
}

/** A file that could not be read. */
export interface Unread {
  name: string
  reason: string
}

/** Files with one record per line, as databases export them. */
const LINES = /\.(?:ndjson|jsonl)$/
const ENDINGS = /\.(?:json|ndjson|jsonl)$/

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
const bytesOf = (text: string) => new TextEncoder().encode(text)

async function* linesOf(name: string, input: NodeJS.ReadableStream): AsyncGenerator<StoredText> {
  let number = 0
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    number += 1
    if (text.trim() !== '') yield { name: `${name}:${number}`, text, bytesOf }
  }
}

/** The JSON files in a folder. Links are followed only to files within the folder `root`. */
function filesIn(folder: string, root: string): (string | Unread)[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry): (string | Unread)[] => {
      const name = path.join(folder, entry.name)
      if (entry.isDirectory()) return filesIn(name, root)
      if (!ENDINGS.test(name)) return []
      if (entry.isFile()) return [name]
      if (!entry.isSymbolicLink()) return [{ name, reason: 'This is not a regular file.' }]
      try {
        const target = realpathSync(name)
        const isInside = target.startsWith(root + path.sep)
        // The file itself is read where it is.
        if (isInside && statSync(target).isFile() && ENDINGS.test(target)) return []
        if (isInside && statSync(target).isFile()) return [name]
        return [{ name, reason: 'This link leads to a folder, or out of the folder.' }]
      } catch (error) {
        return [{ name, reason: reasonOf(error) }]
      }
    })
}

/**
 * Yields the texts of files, of JSON files in folders, and of standard input (`-`), and the files that could not be
 * read. Throws if a path does not exist. `isWhole`: do not split files into lines.
 */
export async function* storedTexts(
  paths: readonly string[],
  isWhole: boolean,
): AsyncGenerator<StoredText | Unread> {
  for (const each of paths) {
    if (each === '-') {
      yield* linesOf('line', process.stdin)
      continue
    }
    const isFolder = statSync(each).isDirectory()
    for (const file of isFolder ? filesIn(each, realpathSync(each)) : [each])
      if (typeof file !== 'string') yield file
      else yield* textsOf(file, isWhole)
  }
}

async function* textsOf(name: string, isWhole: boolean): AsyncGenerator<StoredText | Unread> {
  try {
    if (!statSync(name).isFile()) yield { name, reason: 'This is not a regular file.' }
    else if (LINES.test(name) && !isWhole) yield* linesOf(name, createReadStream(name))
    else yield { name, ...textOfFile(readFileSync(name)) }
  } catch (error) {
    yield { name, reason: reasonOf(error) }
  }
}

/**
 * Replaces a file in one step, so that it has either its old or its new content, whatever happens. Keeps its
 * permissions. Throws if it is not a regular file.
 */
export function replaceFile(name: string, content: Uint8Array): void {
  const target = realpathSync(name)
  const { mode } = lstatSync(target)
  const temporary = `${target}.${process.pid}.tmp`
  const file = openSync(temporary, 'wx', mode)
  try {
    try {
      writeFileSync(file, content)
      fchmodSync(file, mode)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(temporary, target)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}
