import { openFixture, type Session, startSession } from '../../fixture'
import { median, table } from './table'

const DOC = 'content/docs/dev.mdx'
const ROUTE = '/docs/dev'
const SAVES = 3

interface Start {
  cpu: number
  clock: number
}

/** How long a session lasts at least, in milliseconds: Gatsby keeps its bundle some seconds after it has served it. */
const SESSION = 15_000

/** Seconds until the first page of a session is there. */
async function firstPage(session: Session, since: number): Promise<Start> {
  await session.serves(ROUTE)
  return { cpu: session.cpuSeconds(), clock: (Date.now() - since) / 1000 }
}

/**
 * Prints what `npm run develop` costs in a copy of the project: to the first page, cold and warm, and from saving an
 * MDX file to its words in the page's data, which the browser is sent at once.
 */
export async function printDevelop(): Promise<void> {
  const fixture = openFixture({ bodies: 'full' })
  const starts: (readonly [string, Start])[] = []
  const saves: Start[] = []
  try {
    for (const name of ['first page, cold', 'first page, warm']) {
      console.log(`developing: ${name} …`)
      const since = Date.now()
      const session = await startSession(fixture)
      try {
        starts.push([name, await firstPage(session, since)])
        if (name.endsWith('cold')) {
          await new Promise((resolve) => setTimeout(resolve, SESSION))
          continue
        }
        await session.shows(ROUTE, 'html')
        for (let save = 1; save <= SAVES; save++) {
          await new Promise((resolve) => setTimeout(resolve, 2000))
          const [cpu, clock] = [session.cpuSeconds(), Date.now()]
          fixture.edit(DOC, (text) => `${text}\nSaved for the ${save}. time.\n`)
          await session.shows(ROUTE, `Saved for the ${save}. time.`)
          saves.push({ cpu: session.cpuSeconds() - cpu, clock: (Date.now() - clock) / 1000 })
        }
      } finally {
        await session.end()
      }
    }
  } finally {
    fixture.close()
  }
  console.log('\nDevelop, in seconds; CPU is user and system time of all processes')
  table(
    ['', 'CPU', 'clock', 'limit'],
    [
      ...starts.map(([name, { cpu, clock }]) => [name, cpu, clock, name.endsWith('cold') ? 35 : 20]),
      ['a saved change', median(saves.map(({ cpu }) => cpu)), median(saves.map(({ clock }) => clock)), 1.5],
    ],
  )
}
