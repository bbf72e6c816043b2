import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import GithubSlugger from 'github-slugger'
import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { nodesIn, parseMarkdown } from './markdown'

/** What a document may refer to. */
export interface References {
  /** npm scripts by workspace: `''` for the root. */
  scripts: Readonly<Record<string, readonly string[]>>
  /** Names that `npm run verify --` takes. */
  suites: readonly string[]
  /** Names of all files, for a document that says `hosts.ts` where the folder is clear. */
  fileNames: ReadonlySet<string>
  /** Paths that a document gives as an example, or that only a build writes. */
  examples: readonly string[]
}

/** Folders whose files documents name. */
export const ROOTS =
  'content docs e2e examples packages plugins scripts src static tools .github .vscode'.split(' ')

/** Inline code, and lines of shell fences: the places where a document names files and commands. */
const codeOf = (tree: Root): string[] =>
  nodesIn(tree).flatMap((node) => {
    if (node.type === 'inlineCode') return [node.value]
    return node.type === 'code' && node.lang === 'sh' ? node.value.split('\n') : []
  })

/** Whether a word is a path of the repository, and not an address, a glob or a placeholder. */
const isPath = (word: string) =>
  (ROOTS.some((root) => word.startsWith(`${root}/`)) || /^[\w.-]+\.(?:tsx?|m[jt]s|css)$/.test(word)) &&
  !/[<*…]/.test(word)

function missingPaths(file: string, code: string, { examples, fileNames }: References): string[] {
  const words = code.split(/[\s"'(),]+/).filter((word) => isPath(word) && !examples.includes(word))
  const isThere = (name: string) =>
    fileNames.has(name) || existsSync(name) || existsSync(path.join(path.dirname(file), name))
  return words.filter((word) => !isThere(word)).map((word) => `there is no ${word}`)
}

/** Whether the commands in a piece of code exist: `npm run weight -w tools`, `npm run verify -- nginx`. */
function missingCommands(code: string, { scripts, suites }: References): string[] {
  return [...code.matchAll(/npm run ([\w-]+)(?: -w (\w+))?(?: -- ([a-z-]+))?/g)].flatMap(
    ([command, name = '', workspace = '', argument]) => {
      if (scripts[workspace]?.includes(name) !== true) return [`there is no command ${command}`]
      const isSuite = name !== 'verify' || argument === undefined || suites.includes(argument)
      return isSuite ? [] : [`there is no suite ${argument}`]
    },
  )
}

/** Ids of the headings of a document, as GitHub makes them. */
function headingIds(tree: Root): string[] {
  const slugger = new GithubSlugger()
  return nodesIn(tree).flatMap((node) => (node.type === 'heading' ? [slugger.slug(toString(node))] : []))
}

/** Links of a document that lead to no file, or to no heading of one. */
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

/** Files, headings, npm scripts and suites that the Markdown document at `file` names and that do not exist. */
export function brokenReferences(file: string, markdown: string, known: References): string[] {
  const tree = parseMarkdown(markdown)
  const code = codeOf(tree)
  return [
    ...brokenLinks(file, tree),
    ...code.flatMap((text) => missingPaths(file, text, known)),
    ...code.flatMap((text) => missingCommands(text, known)),
  ]
}
