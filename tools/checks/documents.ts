import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import GithubSlugger from 'github-slugger'

/** The code of every fence in `language`, in order; what a longer fence holds is part of it. */
export function fencesOf(markdown: string, language: string): string[] {
  const fences = markdown.matchAll(/^( *)(`{3,})(\S*)[^\n`]*\n([\s\S]*?)^\1\2$/gm)
  return [...fences].flatMap(([, indent = '', , name, code = '']) =>
    name === language ? [code.replaceAll(new RegExp(`^${indent}`, 'gm'), '')] : [],
  )
}

/** The section below a heading of level 3 in a Markdown text, up to the next heading. Throws when there is none. */
export function sectionOf(markdown: string, heading: string): string {
  const [, after] = markdown.split(`\n### ${heading}\n`)
  if (after === undefined) throw new Error(`There is no section "${heading}".`)
  const [section = ''] = after.split(/^#{1,3} /m)
  return section
}

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

/** Text of inline code, and lines of shell fences: the places where a document names files and commands. */
function codeIn(markdown: string): string[] {
  const prose = markdown.replaceAll(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '')
  const inline = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  return [...inline, ...fencesOf(markdown, 'sh').flatMap((code) => code.split('\n'))]
}

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

/** Ids of the headings of a Markdown file, as GitHub makes them. */
function headingIds(markdown: string): string[] {
  const slugger = new GithubSlugger()
  return [...markdown.matchAll(/^#{1,6} (.*)$/gm)].map(([, text = '']) => slugger.slug(text))
}

/** Links of a document that lead to no file, or to no heading of one. */
function brokenLinks(file: string, markdown: string): string[] {
  const links = markdown
    .replaceAll(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '')
    .matchAll(/(?<!`)\]\(([^)\s]+)[^)]*\)/g)
  return [...links].flatMap(([, target = '']) => {
    if (/^[a-z]+:/.test(target)) return []
    const [name = '', id] = target.split('#')
    const to = name === '' ? file : path.join(path.dirname(file), name)
    if (!existsSync(to)) return [`there is no ${to}`]
    if (id === undefined || !to.endsWith('.md')) return []
    const text = to === file ? markdown : readFileSync(to, 'utf8')
    return headingIds(text).includes(id) ? [] : [`${to} has no heading #${id}`]
  })
}

/** Files, headings, npm scripts and suites that the Markdown document at `file` names and that do not exist. */
export function brokenReferences(file: string, markdown: string, known: References): string[] {
  const code = codeIn(markdown)
  return [
    ...brokenLinks(file, markdown),
    ...code.flatMap((text) => missingPaths(file, text, known)),
    ...code.flatMap((text) => missingCommands(text, known)),
  ]
}
