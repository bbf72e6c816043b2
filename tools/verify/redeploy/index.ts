import assert from 'node:assert/strict'
import { cpSync, copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../browser'
import { keepRelease } from '../../../scripts/keepRelease'
import { namedChecks } from '../namedChecks'
import { anotherRelease } from './anotherRelease'
import { startLive, type LiveSite } from './liveSite'
import { openReader, type Reader } from './reader'

/** The roots that take turns, all made of one built site. */
interface Releases {
  /** The site as it was built. */
  first: string
  /** Another release, with nothing of the first. */
  second: string
  /** The same, beside what `keepRelease` keeps of the first. */
  kept: string
}

function makeReleases(folder: string): Releases {
  const at = (name: string) => path.join(folder, name)
  cpSync('public', at('first'), { recursive: true })
  anotherRelease(at('first'), at('second'))
  cpSync(at('second'), at('kept'), { recursive: true })
  keepRelease(at('kept'), at('first'))
  return { first: at('first'), second: at('second'), kept: at('kept') }
}

const wanted = 'support?x=1&y=%20#more'

/** Opens a page as long as `before` is live, lets `change` happen, and follows a link. */
async function acrossDeploy(
  browser: Browser,
  live: LiveSite,
  before: string,
  change: () => Promise<void>,
): Promise<Reader> {
  await live.swap(before)
  const reader = await openReader(browser)
  await reader.open(`${live.url}docs/overview`)
  await change()
  await reader.follow(wanted)
  return reader
}

/** Fails unless the reader ends at the page that was wanted, by a few loads, and stays there. */
async function mustArrive(reader: Reader, live: LiveSite, mostLoads: number): Promise<void> {
  try {
    assert.deepEqual(await reader.settled(), { url: `${live.url}${wanted}`, title: 'Support', message: null })
    assert.ok(reader.loads() <= mostLoads, `${reader.loads()} documents were loaded.`)
  } finally {
    await reader.close()
  }
}

/** Deploys while a page is open, and other ways in which files of two releases meet. */
export const redeploySuite = namedChecks('redeploy', 'deploys under an open browser', async (check) => {
  if (!existsSync('public/index.html')) throw new Error('There is no built site. Run "npm run build" first.')
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'))
  const { first, second, kept } = makeReleases(folder)
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumFlags })
  const live = await startLive(first)
  try {
    for (const [what, next] of [
      ['whose old files are kept', kept],
      ['that drops all old files', second],
    ] as const)
      await check(`an open page leads to the next one after a deploy ${what}`, async () =>
        mustArrive(await acrossDeploy(browser, live, first, () => live.swap(next)), live, 2),
      )
    await check('and after a deploy that is taken back', async () =>
      mustArrive(await acrossDeploy(browser, live, second, () => live.swap(first)), live, 2),
    )
    await check('and after two deploys', async () => {
      const deploys = async () => {
        await live.swap(second)
        await live.swap(first)
      }
      await mustArrive(await acrossDeploy(browser, live, first, deploys), live, 2)
    })
    await check('a release without its scripts ends in a page with a message, not in a loop', async () => {
      const half = path.join(folder, 'half')
      cpSync(second, half, { recursive: true })
      for (const file of readdirSync(half)) if (/-[0-9a-f]{16}\.js$/.test(file)) rmSync(path.join(half, file))
      const reader = await acrossDeploy(browser, live, first, () => live.swap(half))
      const { title, message } = await reader.settled()
      assert.equal(title, 'Support')
      assert.match(message ?? '', /could not be loaded/)
      assert.ok(reader.loads() <= 3, `${reader.loads()} documents were loaded.`)
      await reader.close()
    })
    await check('a cached page works under the headers of the next release', async () => {
      const mixed = path.join(folder, 'mixed')
      cpSync(first, mixed, { recursive: true })
      const faultsUnder = async (headers: string) => {
        copyFileSync(path.join(headers, '_headers'), path.join(mixed, '_headers'))
        await live.swap(mixed)
        const reader = await openReader(browser)
        await reader.open(`${live.url}docs/overview`).catch(() => undefined)
        await reader.close()
        return reader.violations()
      }
      assert.notEqual((await faultsUnder(second)).length, 0, 'The two policies are one: this shows nothing.')
      assert.deepEqual(await faultsUnder(kept), [])
    })
  } finally {
    await browser.close()
    await live.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
