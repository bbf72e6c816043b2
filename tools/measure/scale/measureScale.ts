import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Fixture, forgetBuild, forgetWords, type MeasuredRun, openFixture } from '../../fixture'
import { generateDocs } from './generateDocs'

/** What one page costs a reader, in bytes after brotli. */
export interface PageWeight {
  html: number
  pageData: number
  /** All scripts of the site's own entry: what a page may load before it can be clicked through. */
  scripts: number
}

/** One build of a site with many docs. */
export interface ScaleBuild {
  name: string
  run: MeasuredRun
  /** How many pages Gatsby wrote HTML for. */
  pagesWritten: number
}

/** What was found at one number of docs. */
export interface ScaleFigures {
  docs: number
  builds: ScaleBuild[]
  weight: PageWeight
}

/** A doc that is there at any size, so that its page can be compared. */
const SAME_PAGE = 'docs/concepts/nodes'

const packed = (file: string) => brotliCompressSync(readFileSync(file)).length

function weightOf(fixture: Fixture): PageWeight {
  const at = (file: string) => path.join(fixture.folder, 'public', file)
  const entry = /^(?:app|framework|webpack-runtime)-[0-9a-f]+\.js$/
  const scripts = fixture.built().filter((file) => entry.test(file))
  return {
    html: packed(at(`${SAME_PAGE}/index.html`)),
    pageData: packed(at(`page-data/${SAME_PAGE}/page-data.json`)),
    scripts: scripts.reduce((sum, file) => sum + packed(at(file)), 0),
  }
}

/** Paths below `content/docs` and texts of `count` made-up docs, or of all MDX files in a folder. */
function docsOf(source: number | string): { file: string; text: string }[] {
  if (typeof source === 'number') return generateDocs(source)
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((file) => ({ file, text: readFileSync(path.join(source, file), 'utf8') }))
}

/** Gatsby's count in `Building static HTML for pages - 0.5s - 33/33 63.60/s`; 0 when it had nothing to write. */
const pagesWrittenIn = (output: string) =>
  Number(/Building static HTML for pages.* (\d+)\/\d+/.exec(output)?.[1] ?? 0)

/**
 * Builds the project with further docs beside its own, a number of made-up ones or those of a folder: from nothing,
 * with pictures and examples kept, clean with all that `node_modules/.cache` keeps, again with nothing changed, and with
 * one doc changed; `report` hears of each. Throws when a build fails.
 */
export async function measureScale(
  source: number | string,
  report: (build: ScaleBuild) => void = () => {},
): Promise<ScaleFigures> {
  const fixture = openFixture({ bodies: 'full' })
  const docs = docsOf(source)
  const builds: ScaleBuild[] = []
  const build = async (name: string) => {
    const run = await fixture.build()
    if (!run.isOk) throw new Error(`The build with ${docs.length} docs (${name}) failed:\n${run.output}`)
    const done = { name, run, pagesWritten: pagesWrittenIn(run.output) }
    builds.push(done)
    report(done)
  }
  try {
    for (const { file, text } of docs) fixture.write(`content/docs/${file}`, text)
    await build('from nothing')
    forgetWords(fixture)
    await build('pictures and examples kept')
    forgetBuild(fixture)
    await build('clean, caches kept')
    await build('nothing changed')
    const [first] = docs
    const changed = first ? `content/docs/${first.file}` : 'content/docs/dev.mdx'
    fixture.edit(changed, (text) => `${text}\nOne more sentence.\n`)
    await build('one doc changed')
    return { docs: docs.length, builds, weight: weightOf(fixture) }
  } finally {
    fixture.close()
  }
}
