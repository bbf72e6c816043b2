import { forgetBuild, forgetWords, openFixture } from '../../fixture'
import { peerBuilds } from './peers'
import { table } from './table'

/** CPU seconds that each kind of build may take. */
const LIMITS = {
  'cold, from nothing': 120,
  'cold, pictures and examples cached': 45,
  'cold, node_modules/.cache kept': 45,
  'one doc changed': 20,
  'nothing changed': 20,
}

type Kind = keyof typeof LIMITS

/** Builds a copy of the project in every state that builds start from, and prints what each took, beside the peers. */
export async function printBuilds(): Promise<void> {
  const fixture = openFixture({ bodies: 'full' })
  const rows: (string | number)[][] = []
  const build = async (kind: Kind) => {
    console.log(`building: ${kind} …`)
    const run = await fixture.build()
    if (!run.isOk) throw new Error(`The build (${kind}) failed:\n${run.output}`)
    rows.push([kind, run.cpuSeconds, LIMITS[kind], run.wallSeconds, run.treeMegabytes])
  }
  try {
    await build('cold, from nothing')
    forgetWords(fixture)
    await build('cold, pictures and examples cached')
    forgetBuild(fixture)
    await build('cold, node_modules/.cache kept')
    fixture.edit('content/docs/dev.mdx', (text) => `${text}\nOne more sentence.\n`)
    await build('one doc changed')
    await build('nothing changed')
  } finally {
    fixture.close()
  }
  console.log('\nBuilds of this site, in seconds; CPU is user and system time of all processes')
  table(['', 'CPU', 'limit', 'clock', 'MB'], rows)
  console.log('\nPeers, 21 docs, CPU seconds')
  table(
    ['', 'cold', 'one doc changed'],
    Object.entries(peerBuilds).map(([peer, { cold, warm }]) => [`${peer}, then`, cold, warm ?? '–']),
  )
}
