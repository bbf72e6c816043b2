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
  /** The samples of the section that are files. */
  changes: Sample[]
  files: ReadonlyMap<string, string>
}

/** A doc of the tutorial, and its text. */
export interface TutorialDoc {
  docId: string
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

/** The steps of the tutorial: the files of its docs, applied section by section to an empty `src`. */
export function stepsOf(docs: readonly TutorialDoc[]): Step[] {
  const steps: Step[] = []
  let files: ReadonlyMap<string, string> = new Map()
  for (const { docId, mdx } of docs)
    for (const sample of samplesOf(mdx)) {
      if (sample.file === null) continue
      files = new Map(files).set(sample.file, sample.code)
      const last = steps.at(-1)
      if (last?.heading === sample.heading) steps.pop()
      const changes = last?.heading === sample.heading ? [...last.changes, sample] : [sample]
      steps.push({ docId, heading: sample.heading, changes, files })
    }
  return steps
}

/** The folder of the tutorial and its pictures. */
export const guides = join(__dirname, '../../content/docs/guides')

/** The docs of the tutorial as they are written, in the order in which readers follow them. */
export function readTutorial(): TutorialDoc[] {
  return ['basic-tutorial', 'finishing-the-editor'].map((name) => ({
    docId: `guides/${name}`,
    mdx: readFileSync(join(guides, `${name}.mdx`), 'utf8'),
  }))
}

/** The steps of the tutorial, those of its second doc after those of the first. */
export function readSteps(): Step[] {
  return stepsOf(readTutorial())
}

/** The commands that the tutorial has its readers run, in order. */
export function commandsIn(): string[] {
  return readTutorial()
    .flatMap(({ mdx }) => samplesOf(mdx))
    .flatMap(({ language, code }) => (language === 'npm' ? code.trim().split('\n') : []))
}
