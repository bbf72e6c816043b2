import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Code, Root } from 'mdast'
import type { VFile } from 'vfile'
import { authorErrorAt, errorsOf, suggest } from '../authorErrors'
import { factsOf } from '../facts'
import { fileDigest, filesBelow } from '../fileDigest'
import { visitMarkdown } from './visitMarkdown'
import { markedCode } from './regions'

/** Folder of the files that pages include, relative to the repository's root. */
const FOLDER = 'content/snippets'

const FILE = /(?:^|\s)file="([^"\n]*)"/
const REGION = /(?:^|\s)region="([^"\n]*)"/

/**
 * Fills every fence such as ```` ```tsx file="saving/Page.tsx" ```` with the file of that name, or with one
 * `region="name"` of it. Records the file as an import, so that the page is compiled again when the file changes.
 */
export function snippets() {
  return (tree: Root, file: VFile): void => {
    visitMarkdown(tree, (node) => {
      if (node.type !== 'code') return
      const meta = node.meta ?? ''
      if (!FILE.test(meta)) return
      // If the code cannot be read, the options of the fence cannot be checked.
      node.meta = null
      errorsOf(file).try(() => fill(node, meta, file))
    })
  }
}

function fill(node: Code, meta: string, file: VFile): void {
  const problem = (what: string, hint: string) => authorErrorAt(file, node, what, hint)
  const name = FILE.exec(meta)?.[1] ?? ''
  const region = REGION.exec(meta)?.[1]
  if (node.value.trim() !== '')
    throw problem(
      `this code block names the file “${name}” but also contains code.`,
      'Leave the block empty. It shows the file.',
    )
  const root = file.cwd
  const names = namesBelow(root)
  if (!names.includes(name)) throw problem(`there is no file ${FOLDER}/${name}.`, suggest(name, names))
  const source = `${FOLDER}/${name}`
  factsOf(file).imports[source] = fileDigest(root, [source])
  const rest = meta.replace(FILE, '').replace(REGION, '').trim()
  const { whole, regions, mistake } = markedCode(readFileSync(path.join(root, source), 'utf8'))
  if (mistake)
    throw problem(
      `in ${source}:${mistake.line}, ${mistake.problem}.`,
      'Write `// #region name` above the lines to show and `// #endregion` below them.',
    )
  node.value = region === undefined ? whole : regionOf(regions, region, { node, file, source })
  const fragment = region === undefined ? '' : `fragment="the region ${region} of ${source}"`
  node.meta = [`title="${name}"`, fragment, rest].filter(Boolean).join(' ')
}

function regionOf(
  regions: ReadonlyMap<string, string>,
  name: string,
  { node, file, source }: { node: Code; file: VFile; source: string },
): string {
  const code = regions.get(name)
  if (code !== undefined) return code
  const hint =
    regions.size > 0
      ? suggest(name, [...regions.keys()])
      : `Put \`// #region ${name}\` above the lines to show and \`// #endregion\` below them.`
  throw authorErrorAt(file, node, `${source} has no region “${name}”.`, hint)
}

/** Every snippet below `root` by name, such as `saving/server.ts`, without the markers of regions. */
export function snippetFiles(root: string): Map<string, string> {
  return new Map(
    namesBelow(root).map((name) => [
      name,
      markedCode(readFileSync(path.join(root, FOLDER, name), 'utf8')).whole,
    ]),
  )
}

const namesBelow = (root: string): string[] =>
  filesBelow(path.join(root, FOLDER)).filter((name) => /\.(?:[jt]sx?|css|sql)$/.test(name))
