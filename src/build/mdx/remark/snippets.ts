import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { authorErrorAt, suggest } from '../authorErrors'
import { eachNode } from './eachNode'

/** Where the files are that pages include, from the repository's root. */
const FOLDER = 'content/snippets'

const FILE = /(?:^|\s)file="([^"\n]*)"/

/** Fills every fence that is written ```` ```tsx file="saving/Page.tsx" ```` with the file of that name. */
export function snippets() {
  return (tree: Root, file: VFile): void => {
    eachNode(tree, (node) => {
      const name = node.type === 'code' ? FILE.exec(node.meta ?? '')?.[1] : undefined
      if (node.type !== 'code' || name === undefined) return
      if (node.value.trim() !== '')
        throw authorErrorAt(
          file,
          node,
          `this code block names the file “${name}” and has code of its own.`,
          'Leave it empty: it shows the file.',
        )
      const code = readSnippet(file.cwd, name)
      if (code === null) {
        const hint = suggest(name, namesBelow(file.cwd))
        throw authorErrorAt(file, node, `there is no file ${FOLDER}/${name}.`, hint)
      }
      node.value = code
      node.meta = `title="${name}" ${node.meta?.replace(FILE, '').trim() ?? ''}`.trim()
    })
  }
}

/** The text of every snippet that `source` includes: together with `source`, it decides how a page compiles. */
export function includedText(source: string, root: string | undefined): string[] {
  const names = [...source.matchAll(/^\s*`{3,}\w+.*?\sfile="([^"\n]*)"/gm)]
  return names.map(([, name = '']) => readSnippet(root ?? process.cwd(), name) ?? '')
}

/** Every snippet by its name, such as `saving/server.ts`. */
export function snippetFiles(root = process.cwd()): Map<string, string> {
  return new Map(namesBelow(root).map((name) => [name, readSnippet(root, name) ?? '']))
}

function namesBelow(root: string): string[] {
  const folder = path.join(root, FOLDER)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]sx?$/.test(name))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort()
}

function readSnippet(root: string, name: string): string | null {
  const isKnown = namesBelow(root).includes(name)
  return isKnown ? readFileSync(path.join(root, FOLDER, name), 'utf8').trimEnd() : null
}
