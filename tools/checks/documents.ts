import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import GithubSlugger from 'github-slugger'
import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { nodesIn, parseMarkdown } from './markdown'

/** Valid targets of references in documents. */
export interface References {
  /** npm scripts by workspace: `''` for the root. */
  scripts: Readonly<Record<string, readonly string[]>>
  /** Arguments of `npm run verify --`. */
  suites: readonly string[]
  /** Base names of all files, for documents that write just `hosts.ts` where the folder is clear. */
  fileNames: ReadonlySet<string>
  /** Paths that are only examples, or that only a build creates. */
  examples: readonly string[]
}

/** Folders of paths that are checked. */
export const ROOTS =
  'content docs e2e examples packages plugins scripts src static tools .github .vscode'.split(' ')

/** Inline code and lines of shell fences, which may contain files and commands. */
const codeOf = (tree: Root): string[] =>
  nodesIn(tree).flatMap((node) => {
    if (node.type === 'inlineCode') return [node.value]
    return node.type === 'code' && node.lang === 'sh' ? node.value.split('\n') : []
  })

/** Whether a word is a path in the repository, and not a URL, glob, or placeholder. */
const isPath = (word: string) =>
  (ROOTS.some((root) => word.startsWith(`${root}/`)) || /^[\w.-]+\.(?:tsx?|m[jt]s|css)$/.test(word)) &&
  !/[<*…]/.test(word)

function missingPaths(file: string, code: string, { examples, fileNames }: References): string[] {
  const words = code.split(/[\s"'(),]+/).filter((word) => isPath(word) && !examples.includes(word))
  const isThere = (name: string) =>
    fileNames.has(name) || existsSync(name) || existsSync(path.join(path.dirname(file), name))
  return words.filter((word) => !isThere(word)).map((word) => `there is no ${word}`)
}

/** Missing commands in a piece of code such as `npm run weight -w tools` or `npm run verify -- nginx`. */
function missingCommands(code: string, { scripts, suites }: References): string[] {
  return [...code.matchAll(/npm run ([\w-]+)(?: -w (\w+))?(?: -- ([a-z-]+))?/g)].flatMap(
    ([command, name = '', workspace = '', argument]) => {
      if (scripts[workspace]?.includes(name) !== true) return [`there is no command ${command}`]
      const isSuite = name !== 'verify' || argument === undefined || suites.includes(argument)
      return isSuite ? [] : [`there is no suite ${argument}`]
    },
  )
}

/** Ids of a document's headings, as GitHub generates them. */
function headingIds(tree: Root): string[] {
  const slugger = new GithubSlugger()
  return nodesIn(tree).flatMap((node) => (node.type === 'heading' ? [slugger.slug(toString(node))] : []))
}

/** Links in a document to missing files or headings. */
function brokenLinks(file: string, tree: Root): string[] {
  return nodesIn(tree).flatMap((node) => {
    if ((node.type !== 'link' && node.type !== 'image') || /^[a-z]+:/.test(node.url)) return []
    const [name = '', id] = node.url.split('#')
    const to = name === '' ? file : path.join(path.dirname(file), name)
    if (!existsSync(to)) return [`there is no ${to}`]
    if (id === undefined || !to.endsWith('.md')) return []
    const ids = headingIds(to === file ? tree : parseMarkdown(readFileSync(to, 'utf8')))
    return ids.includes(id) ? [] : [`${to} has no heading #${id}`]
  })
}

/** Missing files, headings, npm scripts, and suites that the Markdown document at `file` refers to. */
export function brokenReferences(file: string, markdown: string, known: References): string[] {
  const tree = parseMarkdown(markdown)
  const code = codeOf(tree)
  return [
    ...brokenLinks(file, tree),
    ...code.flatMap((text) => missingPaths(file, text, known)),
    ...code.flatMap((text) => missingCommands(text, known)),
  ]
}
