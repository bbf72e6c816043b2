import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { remarkPlugins } from '../../src/build/mdx'
import { parseRanges } from './lines'

/** One fenced code block of the tutorial. */
interface Sample {
  /** The text of the heading above it. */
  heading: string
  language: string
  code: string
  /** The file that the block replaces as a whole (`src/App.tsx`), or `null` for a block that is no file. */
  file: string | null
  /** The 1-based lines that the block marks as new. */
  marked: number[]
  /** Why the block is not compiled, or `null`. */
  fragment: string | null
  /** 1-based line of the fence in the MDX file. */
  line: number
}

/** A section of the tutorial that changes files, and all files at its end. */
export interface Step {
  heading: string
  /** The samples of the section that are files. */
  changes: Sample[]
  files: ReadonlyMap<string, string>
}

interface MarkdownNode {
  type: string
  value?: string
  lang?: string | null
  meta?: string | null
  children?: MarkdownNode[]
  position?: { start: { line: number } }
}

/** Every fenced code block of an MDX file, in order. Throws where MDX does. */
export function samplesOf(mdx: string): Sample[] {
  const samples: Sample[] = []
  let heading = ''
  for (const node of nodesOf(parseMdx(mdx))) {
    if (node.type === 'heading') heading = textOf(node)
    if (node.type === 'code') samples.push(sampleOf(node, heading))
  }
  return samples
}

/** The steps of the tutorial: its files, applied section by section to an empty `src`. */
export function stepsOf(mdx: string): Step[] {
  const steps: Step[] = []
  let files: ReadonlyMap<string, string> = new Map()
  for (const sample of samplesOf(mdx)) {
    if (sample.file === null) continue
    files = new Map(files).set(sample.file, sample.code)
    const last = steps.at(-1)
    if (last?.heading === sample.heading) steps.pop()
    const changes = last?.heading === sample.heading ? [...last.changes, sample] : [sample]
    steps.push({ heading: sample.heading, changes, files })
  }
  return steps
}

function parseMdx(mdx: string): MarkdownNode {
  const withoutFrontMatter = mdx.replace(/^---\n[\s\S]*?\n---\n/, (matter) => matter.replace(/[^\n]/g, ''))
  return unified().use(remarkParse).use(remarkMdx).use(remarkPlugins).parse(withoutFrontMatter)
}

function* nodesOf(node: MarkdownNode): Generator<MarkdownNode> {
  yield node
  for (const child of node.children ?? []) yield* nodesOf(child)
}

function textOf(node: MarkdownNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('')
}

function sampleOf(node: MarkdownNode, heading: string): Sample {
  const meta = node.meta ?? ''
  return {
    heading,
    language: node.lang ?? '',
    code: `${node.value ?? ''}\n`,
    file: /\btitle="(src\/[^"]+)"/.exec(meta)?.[1] ?? null,
    marked: parseRanges(/\bins=\{([^}]*)\}/.exec(meta)?.[1] ?? ''),
    fragment: /\bfragment="([^"]+)"/.exec(meta)?.[1] ?? null,
    line: node.position?.start.line ?? 0,
  }
}

/** The folder of the tutorial and its pictures. */
export const guides = join(__dirname, '../../content/docs/guides')

/** The Basic Tutorial as it is written. */
export function readTutorial(): string {
  return readFileSync(join(guides, 'basic-tutorial.mdx'), 'utf8')
}

/** The steps of the Basic Tutorial. */
export function readSteps(): Step[] {
  return stepsOf(readTutorial())
}

/** The commands that the Basic Tutorial has its readers run, in order. */
export function commandsIn(): string[] {
  return samplesOf(readTutorial()).flatMap(({ language, code }) =>
    language === 'npm' ? code.trim().split('\n') : [],
  )
}
