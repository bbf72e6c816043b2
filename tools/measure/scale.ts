import { readdirSync, rmSync, readFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import { type Fixture, type MeasuredRun, openFixture } from '../fixture'
import { generateDocs } from './generateDocs'
import { weigh } from './weight'

function remove(place: string, kept: readonly string[] = []): void {
  for (const name of readdirSync(place))
    if (!kept.includes(name)) rmSync(path.join(place, name), { recursive: true, force: true })
}

/** Does what `gatsby clean` does. */
function clearBuild({ folder }: Fixture): void {
  remove(path.join(folder, '.cache'))
  remove(path.join(folder, 'public'))
}

/** Does that, and removes the caches that depend on texts. Link previews and examples stay. */
function clearContentCaches(fixture: Fixture): void {
  clearBuild(fixture)
  remove(path.join(fixture.folder, 'node_modules/.cache'), ['craft-examples'])
}

/** The doc whose page is compared between sites of different size. */
const SAME_PAGE = '/docs/concepts/nodes'

/** A number of generated docs, or all MDX files of a folder. */
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
 * Measures builds with more docs, a number of generated ones or those of a folder: from nothing, with images and examples
 * kept, after `gatsby clean`, with nothing changed, and with one doc changed. Throws when a build fails.
 */
async function measureScale(source: number | string): Promise<void> {
  const fixture = openFixture({ bodies: 'full' })
  const docs = docsOf(source)
  const build = async (name: string) => {
    const run = await fixture.build()
    if (!run.isOk) throw new Error(`The build with ${docs.length} docs (${name}) failed:\n${run.output}`)
    show(name, run)
  }
  try {
    for (const { file, text } of docs) fixture.write(`content/docs/${file}`, text)
    await build('from nothing')
    clearContentCaches(fixture)
    await build('pictures and examples kept')
    clearBuild(fixture)
    await build('clean, caches kept')
    await build('nothing changed')
    const [first] = docs
    const changed = first ? `content/docs/${first.file}` : 'content/docs/dev.mdx'
    fixture.edit(changed, (text) => `${text}\nOne more sentence.\n`)
    await build('one doc changed')
    const { html, scripts } = weigh(path.join(fixture.folder, 'public'), SAME_PAGE)
    console.log(`${SAME_PAGE} after brotli: HTML ${html} B, scripts ${scripts} B`)
  } finally {
    fixture.close()
  }
}

function show(
  name: string,
  { output, cpuSeconds, wallSeconds, largestMegabytes, treeMegabytes }: MeasuredRun,
): void {
  console.log(
    `${name}: ${cpuSeconds.toFixed(1)} CPU s, ${wallSeconds.toFixed(0)} s, ` +
      `${largestMegabytes} MB (all processes ${treeMegabytes} MB), HTML of ${pagesWrittenIn(output)} pages written`,
  )
}

/** `npm run scale -w tools -- 1000`: what builds with that many more docs cost, in a copy of the project. */
async function main(): Promise<void> {
  const sources = process.argv.slice(2).map((given) => (/^\d+$/.test(given) ? Number(given) : given))
  if (sources.length === 0 || sources.some((source) => typeof source === 'string' && !existsSync(source))) {
    throw new Error(
      'Say how many docs (npm run scale -w tools -- 1000), or where they are (npm run scale -w tools -- ../docs).',
    )
  }
  for (const source of sources) {
    console.log(typeof source === 'number' ? `\n${source} generated docs` : `\nThe docs of ${source}`)
    await measureScale(source)
  }
}

void main()
