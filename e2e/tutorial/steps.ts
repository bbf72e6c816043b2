import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { remarkPlugins } from '../../src/build/mdx'
import { nodesIn, textOf } from '../markdown'

/** One fenced code block of the tutorial. */
interface Sample {
  /** The text of the heading above it, without the number of the step. */
  heading: string
  language: string
  code: string
  /** The file that the block replaces as a whole (`src/App.tsx`), or `null` for a block that is no file. */
  file: string | null
  /** The 1-based lines that the block marks as new. */
  marked: number[]
  /** Whether the page shows only what changes. */
  hunks: boolean
  /** 1-based line of the fence in the MDX file. */
  line: number
}

/** A section of the tutorial that changes files, and all files at its end. */
export interface Step {
  /** The doc that it belongs to, such as `guides/basic-tutorial`. */
  docId: string
  heading: string
  /** The files before it. */
  before: Files
  /** The samples of the section that are files. */
  changes: Sample[]
  files: Files
}

/** File contents by path. */
type Files = ReadonlyMap<string, string>

/** A doc of the tutorial, and its text. */
export interface TutorialDoc {
  docId: string
  /** The doc whose files it continues. */
  after: string | null
  mdx: string
}

/** Every fenced code block of an MDX file, in order. Throws where MDX does. */
function samplesOf(mdx: string): Sample[] {
  const body = mdx.replace(/^---\n[\s\S]*?\n---\n/, (matter) => matter.replace(/[^\n]/g, ''))
  const tree = unified().use(remarkParse).use(remarkMdx).use(remarkPlugins).parse(body)
  const headings = nodesIn(tree, 'heading').reverse()
  return nodesIn(tree, 'code').map((node) => {
    const line = node.position?.start.line ?? 0
    const above = headings.find(({ position }) => (position?.start.line ?? 0) < line)
    const meta = node.meta ?? ''
    return {
      heading: above ? titleOf(textOf(above)) : '',
      language: node.lang ?? '',
      code: `${node.value ?? ''}\n`,
      file: /\btitle="(src\/[^"]+)"/.exec(meta)?.[1] ?? null,
      marked: linesIn(/\bins=\{([^}]*)\}/.exec(meta)?.[1] ?? ''),
      hunks: /\bhunks\b/.test(meta),
      line,
    }
  })
}

/** The text of a heading without its number and its id: “Step 3: Toolbox [#toolbox]” is “Toolbox”. */
const titleOf = (heading: string): string => heading.replace(/^Step \d+: /, '').replace(/ \[#[\w-]+\]$/, '')

/** The numbers in a list of ranges, which the build has checked: `1,3-5` is 1, 3, 4 and 5. */
export const linesIn = (ranges: string): number[] =>
  ranges
    .split(',')
    .filter(Boolean)
    .map((range) => range.split('-').map(Number))
    .flatMap(([first = 0, last = first]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))

/** The steps of the tutorial: the files of its docs, each applied section by section to those that it continues. */
export function stepsOf(docs: readonly TutorialDoc[]): Step[] {
  const steps: Step[] = []
  for (const { docId, after, mdx } of docs) {
    let files = filesAtEndOf(steps, after)
    for (const sample of samplesOf(mdx)) {
      if (sample.file === null) continue
      const last = steps.at(-1)
      const isSame = last?.docId === docId && last.heading === sample.heading
      if (isSame) steps.pop()
      const before = isSame ? last.before : files
      const changes = isSame ? [...last.changes, sample] : [sample]
      files = new Map(files).set(sample.file, sample.code)
      steps.push({ docId, heading: sample.heading, before, changes, files })
    }
  }
  return steps
}

/** The files of the app at the end of a doc; none before the first. */
export function filesAtEndOf(steps: readonly Step[], docId: string | null): Files {
  return steps.filter((step) => step.docId === docId).at(-1)?.files ?? new Map<string, string>()
}

/** The folder of the tutorial and its pictures. */
export const guides = join(__dirname, '../../content/docs/guides')

/** The guides that write files of the tutorial's app, each with the one whose files it continues. */
const GUIDES = [
  ['basic-tutorial', null],
  ['keep-the-page', 'basic-tutorial'],
  ['outline-and-keys', 'basic-tutorial'],
  ['explain-refusals', 'basic-tutorial'],
  ['save-load-state', 'keep-the-page'],
] as const

/** The docs of the tutorial as they are written. */
export function readTutorial(): TutorialDoc[] {
  return GUIDES.map(([name, after]) => ({
    docId: `guides/${name}`,
    after: after && `guides/${after}`,
    mdx: readFileSync(join(guides, `${name}.mdx`), 'utf8'),
  }))
}

/** The steps of the tutorial, doc by doc. */
export function readSteps(): Step[] {
  return stepsOf(readTutorial())
}

/** The commands that the Basic Tutorial has its readers run, in order. */
export function commandsIn(): string[] {
  return readTutorial()
    .slice(0, 1)
    .flatMap(({ mdx }) => samplesOf(mdx))
    .flatMap(({ language, code }) => (language === 'npm' ? code.trim().split('\n') : []))
}
