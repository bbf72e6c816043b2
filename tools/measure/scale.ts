import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Fixture, type MeasuredRun, openFixture } from '../fixture'
import { generateDocs } from './generateDocs'
import { weigh } from './weight'

function remove(place: string, kept: readonly string[] = []): void {
  for (const name of readdirSync(place))
    if (!kept.includes(name)) rmSync(path.join(place, name), { recursive: true, force: true })
}

/** Equivalent of `gatsby clean`. */
function clearBuild({ folder }: Fixture): void {
  remove(path.join(folder, '.cache'))
  remove(path.join(folder, 'public'))
}

/** Also removes the caches that depend on text. Link previews and examples stay. */
function clearContentCaches(fixture: Fixture): void {
  clearBuild(fixture)
  remove(path.join(fixture.folder, 'node_modules/.cache'), ['craft-examples'])
}

/** The doc whose page is compared between sites of different sizes. */
const SAME_PAGE = '/docs/concepts/nodes'

/** Gatsby's count in `Building static HTML for pages - 0.5s - 33/33 63.60/s`; 0 if it had nothing to write. */
const pagesWrittenIn = (output: string) =>
  Number(/Building static HTML for pages.* (\d+)\/\d+/.exec(output)?.[1] ?? 0)

/**
 * Measures builds with `count` more docs: from scratch, with images and examples cached, after `gatsby clean`, without
 * changes, and with one changed doc. Throws if a build fails.
 */
async function measureScale(count: number): Promise<void> {
  const fixture = openFixture({ bodies: 'full' })
  const docs = generateDocs(count)
  const build = async (name: string) => {
    const run = await fixture.build()
    if (!run.isOk) throw new Error(`The build with ${count} more docs (${name}) failed:\n${run.output}`)
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

function show(name: string, { output, cpuSeconds, wallSeconds, megabytes }: MeasuredRun): void {
  const [cpu, wall] = [cpuSeconds.toFixed(1), wallSeconds.toFixed(0)]
  console.log(
    `${name}: ${cpu} CPU s, ${wall} s, ${megabytes} MB, HTML of ${pagesWrittenIn(output)} pages written`,
  )
}

/** `npm run scale -w tools -- 1000`: measures builds with that many more docs, in a copy of the project. */
async function main(): Promise<void> {
  const counts = process.argv.slice(2).map(Number)
  if (counts.length === 0 || counts.some(Number.isNaN))
    throw new Error('Pass the number of docs: npm run scale -w tools -- 1000')
  for (const count of counts) {
    console.log(`\n${count} more docs`)
    await measureScale(count)
  }
}

void main()
