import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { remarkPlugins } from '../../src/build/mdx'
import { nodesIn, textOf } from '../markdown'

/** One fenced code block of the tutorial. */
interface Sample {
  /** Text of the heading above it, without the step number. */
  heading: string
  language: string
  code: string
  /** The file that the block replaces completely (`src/App.tsx`), or `null` if the block is not a file. */
  file: string | null
  /** 1-based numbers of the lines that the block marks as new. */
  marked: number[]
  /** Whether the page shows only the changed parts. */
  hunks: boolean
  /** 1-based line of the fence in the MDX file. */
  line: number
}

/** A section of the tutorial that changes files, with all files at its end. */
export interface Step {
  /** Its doc, such as `guides/your-own-project`. */
  docId: string
  heading: string
  /** The files before this section. */
  before: Files
  /** The section's samples that are files. */
  changes: Sample[]
  files: Files
}

/** File contents by path. */
type Files = ReadonlyMap<string, string>

/** A doc of the tutorial with its text. */
export interface TutorialDoc {
  docId: string
  /** The doc whose files it continues. */
  after: string | null
  mdx: string
}

/** Every fenced code block of an MDX file, in order. Throws if MDX does. */
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

/** The text of a heading without its number and id: “Step 3: Toolbox [#toolbox]” becomes “Toolbox”. */
const titleOf = (heading: string): string => heading.replace(/^Step \d+: /, '').replace(/ \[#[\w-]+\]$/, '')

/** Numbers in a list of ranges, which the build has validated: `1,3-5` becomes 1, 3, 4, and 5. */
export const linesIn = (ranges: string): number[] =>
  ranges
    .split(',')
    .filter(Boolean)
    .map((range) => range.split('-').map(Number))
    .flatMap(([first = 0, last = first]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))

/** The steps of the tutorial: each doc's files are applied, section by section, to those of the doc that it continues. */
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

/** The folder of the tutorial and its images. */
export const guides = join(__dirname, '../../content/docs/guides')

/** Guides that change files of the tutorial's app, each with the guide whose files it continues. */
const GUIDES = [
  ['your-own-project', null],
  ['settings-and-undo', 'your-own-project'],
  ['keep-the-page', 'settings-and-undo'],
  ['outline-and-keys', 'settings-and-undo'],
  ['explain-refusals', 'settings-and-undo'],
  ['save-load-state', 'keep-the-page'],
] as const

/** The docs of the tutorial with their source text. */
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

/** Commands that readers of the tutorial run, in order. */
export function commandsIn(): string[] {
  return readTutorial()
    .slice(0, 1)
    .flatMap(({ mdx }) => samplesOf(mdx))
    .flatMap(({ language, code }) => (language === 'npm' ? code.trim().split('\n') : []))
}
