import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SaxesParser } from 'saxes'
import { FEEDS, MACHINE_FILES } from '../../model/outputs'
import { AuthorError, checkEach } from '../errors'

/** Throws an error with a message if `text` is not well-formed XML. */
function parseXml(text: string): void {
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw new Error(
      `${error.message} The line is: ${text.split('\n')[parser.line - 1]?.trim().slice(0, 120)}`,
    )
  })
  parser.write(text).close()
}

/** The parsers of the files, by the end of their names. Each throws if it cannot read the text. */
const PARSERS: Readonly<Record<string, (text: string) => void>> = {
  '.xml': parseXml,
  '.json': (text) => void JSON.parse(text),
  '.webmanifest': (text) => void JSON.parse(text),
}

/**
 * Reads the feeds, the sitemap and the other machine-readable files in `folder`, as the build wrote them.
 * Throws one `AuthorError` with every file that a parser rejects, because its readers would see only an error.
 */
export function checkOutputs(folder: string): void {
  checkEach([...Object.values(FEEDS), ...MACHINE_FILES], (file) => {
    try {
      PARSERS[path.extname(file)]?.(readFileSync(path.join(folder, file), 'utf8'))
    } catch (error) {
      throw new AuthorError(
        `public${file} cannot be read: ${(error as Error).message}`,
        'Find the text in content and write it in another way. If it is not from there, correct src/build/outputs.',
      )
    }
  })
}
