import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { EDITORS } from '../../model/examples'

/** How many lines of TypeScript each editor of the Landing example has, without the page and the blocks that they share. */
export function editorLines(root: string): Record<string, number> {
  const linesOf = (folder: string) =>
    readdirSync(folder)
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(path.join(folder, name), 'utf8').trimEnd().split('\n').length)
      .reduce((sum, lines) => sum + lines, 0)
  const folderOf = (editor: string) => path.join(root, 'examples/landing/src/editors', editor)
  return Object.fromEntries(EDITORS.map(({ value }) => [value, linesOf(folderOf(value))]))
}
