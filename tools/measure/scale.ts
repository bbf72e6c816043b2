import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { recordFigure } from './figures'
import { type Fixture, type MeasuredRun, openFixture } from '../fixture'
import { GROUPS, generateDocs } from './generateDocs'
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

/** Entries of the sidebar for generated docs, as code: a group for each folder. */
const groupsOf = (docs: readonly { id: string }[]): string =>
  Array.from({ length: Math.min(GROUPS, docs.length) }, (_, group) => {
    const items = docs.flatMap(({ id }, index) => (index % GROUPS === group ? [id] : []))
    return `${JSON.stringify({ label: `Part ${group}`, items })},`
  }).join('')

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
    recordFigure(`${count} more docs, ${name}`, run.cpuSeconds, 'CPU s')
    recordFigure(`${count} more docs, ${name}: memory`, run.megabytes, 'MB')
  }
  try {
    for (const { id, text } of docs) fixture.write(`content/docs/${id}.mdx`, text)
    const sidebars = fixture.read('content/sidebars.ts')
    fixture.write('content/sidebars.ts', sidebars.replace('docs: [', `docs: [${groupsOf(docs)}`))
    await build('from nothing')
    clearContentCaches(fixture)
    await build('pictures and examples kept')
    clearBuild(fixture)
    await build('clean, caches kept')
    await build('nothing changed')
    const [first] = docs
    const changed = first ? `content/docs/${first.id}.mdx` : 'content/docs/dev.mdx'
    fixture.edit(changed, (text) => `${text}\nOne more sentence.\n`)
    await build('one doc changed')
    const output = path.join(fixture.folder, 'public')
    const { frame, html, scripts } = weigh(output, SAME_PAGE)
    recordFigure(`${count} more docs: frame`, frame, 'B')
    const { size } = statSync(path.join(output, SAME_PAGE, 'index.html'))
    console.log(
      `${SAME_PAGE}: HTML ${size} B; after brotli ${html} B, frame ${frame} B, scripts ${scripts} B`,
    )
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
