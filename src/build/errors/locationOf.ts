import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * `content/site.ts:24`: a file below `root`, and the first line with `written` in quotes, as a key, or anywhere in an MDX
 * file. Only the file when no line contains it, for example because the value is computed.
 */
export function locationOf(file: string, written: string, root: string): string {
  let lines: string[]
  try {
    lines = readFileSync(path.join(root, file), 'utf8').split(/\r?\n/)
  } catch {
    return file
  }
  const forms = [`'${written}'`, `"${written}"`, `${written}:`, ...(file.endsWith('.mdx') ? [written] : [])]
  const line = forms.map((form) => lines.findIndex((text) => text.includes(form))).find((at) => at >= 0)
  return line === undefined ? file : `${file}:${line + 1}`
}
