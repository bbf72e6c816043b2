import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { WrittenCode } from '../../model/body'
import { TEMPLATE_IDS } from '../../model/playground'
import { demoSampleId, sampleId } from '../../model/sampleLink'
import { publishedDemo, WRAPPERS } from '../content'
import { type CompilationUnit, compilationUnits, snippetFiles } from '../mdx'

/** A page with the code blocks of its body. */
export interface PageWithCode {
  sourcePath: string
  path: string
  title: string
  code: readonly WrittenCode[]
}

const APP = { title: 'App.tsx', language: 'tsx', fragment: null, run: true, section: 0, line: 1 }

/** A sample that the playground can open. */
interface PlaygroundSample {
  title: string
  /** Path of the page that shows it; `null` for a template. */
  pagePath: string | null
  files: Readonly<Record<string, string>>
}

type Samples = Map<string, PlaygroundSample>

/** Every sample that the playground can open, by id: code blocks that run, demos, and templates. */
export function playgroundSamples(pages: readonly PageWithCode[], root: string): Samples {
  const snippets = snippetFiles(root)
  return new Map([
    ...pages.flatMap((page) => samplesOf(page, snippets, root)),
    ...demos(root, snippets),
    ...templates(root),
  ])
}

function samplesOf(
  { sourcePath, path: pagePath, title, code }: PageWithCode,
  snippets: ReadonlyMap<string, string>,
  root: string,
): [string, PlaygroundSample][] {
  const units = code.some(({ run }) => run) ? compilationUnits(code, snippets) : []
  return units.flatMap((unit, index): [string, PlaygroundSample][] => {
    if (unit === null || !code[index]?.run) return []
    const name = code[index]?.title ?? unit.file
    const files = projectOf(unit, code[index]?.wrapper, snippets, root)
    return [[sampleId(sourcePath, index), { title: `${name} of “${title}”`, pagePath, files }]]
  })
}

const EXPORTED = /^export (?:default )?(?:async )?(?:function|const|class) ([A-Z]\w*)/gm

/** The files of a project that shows a sample. Its `App.tsx` is the sample, exports its editor, or is its wrapper. */
function projectOf(
  { file, files }: CompilationUnit,
  wrapper: string | undefined,
  snippets: ReadonlyMap<string, string>,
  root: string,
): Readonly<Record<string, string>> {
  if (file === APP.title) return Object.fromEntries(files)
  const names = [...(files.get(file) ?? '').matchAll(EXPORTED)].map(([, name = '']) => name)
  const shown = names.includes('App') ? 'App' : (names.at(-1) ?? '')
  const source = `./${file.replace(/\.tsx$/, '')}`
  const code =
    wrapper === undefined
      ? `export { ${shown} as App } from '${source}'\n`
      : publishedDemo(readFileSync(path.join(root, WRAPPERS, `${wrapper}.tsx`), 'utf8'))
          .replace("'./Sample'", `'${source}'`)
          .replaceAll(/\bSample\b/g, shown)
  return Object.fromEntries(reachable({ ...APP, code }, new Map([...snippets, ...files])))
}

/** A sample and the files that it imports, by path. */
const reachable = (sample: WrittenCode, files: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  compilationUnits([sample], files)[0]?.files ?? new Map<string, string>()

/** The demos, each as the `App.tsx` of a project, with the snippets that it imports, directly or indirectly. */
function demos(root: string, snippets: ReadonlyMap<string, string>): [string, PlaygroundSample][] {
  const folder = path.join(root, 'content/demos')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .sort()
    .map((file) => {
      const name = path.parse(file).name
      const code = readFileSync(path.join(folder, file), 'utf8')
      const sample = publishedDemo(code).replace(`export function ${name}(`, 'export function App(')
      const files = Object.fromEntries(reachable({ ...APP, code: sample }, snippets))
      return [demoSampleId(name), { title: name, pagePath: null, files }]
    })
}

function templates(root: string): [string, PlaygroundSample][] {
  const empty = readFileSync(path.join(root, 'content/snippets/EmptyEditor.tsx'), 'utf8')
  const example = path.join(root, 'examples/basic/src')
  return [
    [TEMPLATE_IDS.empty, { title: 'Empty editor', pagePath: null, files: { 'App.tsx': empty } }],
    ...(existsSync(example)
      ? ([[TEMPLATE_IDS.tutorial, tutorialSample(example)]] as [string, PlaygroundSample][])
      : []),
  ]
}

/** The files of the Basic example. `App.tsx` imports the style sheet here, instead of `main.tsx`. */
function tutorialSample(folder: string): PlaygroundSample {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.extname(file) !== '' && file !== 'main.tsx')
    .sort()
    .map((file): [string, string] => [
      file.replaceAll(path.sep, '/'),
      readFileSync(path.join(folder, file), 'utf8'),
    ])
  const { 'App.tsx': app = '', ...others } = Object.fromEntries(files)
  return {
    title: 'Finished tutorial',
    pagePath: '/docs/guides/settings-and-undo',
    files: { 'App.tsx': `import './index.css'\n${app}`, ...others },
  }
}
