import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * `content/site.ts:24`: the file, and the first line in which `written` stands, in quotes, as a key, or in an
 * MDX file as it is; the file alone when it does not say it in so many words. Both go from the root of the repository.
 */
export function placeIn(file: string, written: string): string {
  let lines: string[]
  try {
    lines = readFileSync(path.resolve(file), 'utf8').split(/\r?\n/)
  } catch {
    return file
  }
  const forms = [`'${written}'`, `"${written}"`, `${written}:`, ...(file.endsWith('.mdx') ? [written] : [])]
  const line = forms.map((form) => lines.findIndex((text) => text.includes(form))).find((at) => at >= 0)
  return line === undefined ? file : `${file}:${line + 1}`
}
