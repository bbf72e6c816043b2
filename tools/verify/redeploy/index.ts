import assert from 'node:assert/strict'
import { cpSync, copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { startHost, type Host } from '../../../e2e/host'
import { launchChromium } from '../../browser'
import { keepRelease } from '../../../scripts/keepRelease'
import { namedChecks } from '../namedChecks'
import { anotherRelease } from './anotherRelease'
import { openTab, type BrowserTab } from './tab'

/** A site at one address whose root can be swapped, as a deploy does. */
interface LiveSite {
  url: string
  swap: (root: string) => Promise<void>
  close: () => Promise<void>
}

/** Serves `root` until another one takes its place at the same address. */
async function startLive(root: string): Promise<LiveSite> {
  let host: Host = await startHost({ root, port: 0 })
  const { url } = host
  const port = Number(new URL(url).port)
  return {
    url,
    swap: async (next) => {
      await host.close()
      host = await startHost({ root: next, port })
    },
    close: () => host.close(),
  }
}

/** Folders that are deployed one after the other, all made from one build. */
interface Releases {
  first: string
  /** Another release, with nothing of the first. */
  second: string
  /** The second, with what `keepRelease` keeps of the first. */
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

/** Opens a page of `before`, awaits `change`, and follows a link. */
async function acrossDeploy(
  browser: Browser,
  live: LiveSite,
  before: string,
  change: () => Promise<void>,
): Promise<BrowserTab> {
  await live.swap(before)
  const tab = await openTab(browser)
  await tab.open(`${live.url}docs/overview`)
  await change()
  await tab.follow(wanted)
  return tab
}

/** Fails unless the tab arrives at the wanted page within `mostLoads` document loads, and stays there. */
async function expectArrival(tab: BrowserTab, live: LiveSite, mostLoads: number): Promise<void> {
  try {
    assert.deepEqual(await tab.settled(), { url: `${live.url}${wanted}`, title: 'Support', message: null })
    assert.ok(tab.loads() <= mostLoads, `${tab.loads()} documents were loaded.`)
  } finally {
    await tab.close()
  }
}

/** Deploys while a page is open, and mixes of two releases. */
export const redeploySuite = namedChecks('redeploy', 'deploys while a page is open', async (check) => {
  if (!existsSync('public/index.html')) throw new Error('There is no built site. Run "npm run build" first.')
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'))
  const { first, second, kept } = makeReleases(folder)
  const browser = await launchChromium()
  const live = await startLive(first)
  try {
    for (const [what, next] of [
      ['whose old files are kept', kept],
      ['that drops all old files', second],
    ] as const)
      await check(`an open page leads to the next one after a deploy ${what}`, async () =>
        expectArrival(await acrossDeploy(browser, live, first, () => live.swap(next)), live, 2),
      )
    await check('and after a deploy that is taken back', async () =>
      expectArrival(await acrossDeploy(browser, live, second, () => live.swap(first)), live, 2),
    )
    await check('and after two deploys', async () => {
      const deploys = async () => {
        await live.swap(second)
        await live.swap(first)
      }
      await expectArrival(await acrossDeploy(browser, live, first, deploys), live, 2)
    })
    await check('a release without its scripts ends in a page with a message, not in a loop', async () => {
      const half = path.join(folder, 'half')
      cpSync(second, half, { recursive: true })
      for (const file of readdirSync(half)) if (/-[0-9a-f]{16}\.js$/.test(file)) rmSync(path.join(half, file))
      const tab = await acrossDeploy(browser, live, first, () => live.swap(half))
      const { title, message } = await tab.settled()
      assert.equal(title, 'Support')
      assert.match(message ?? '', /could not be loaded/)
      assert.ok(tab.loads() <= 3, `${tab.loads()} documents were loaded.`)
      await tab.close()
    })
    await check('a cached page works under the headers of the next release', async () => {
      const mixed = path.join(folder, 'mixed')
      cpSync(first, mixed, { recursive: true })
      const violationsUnder = async (headers: string) => {
        copyFileSync(path.join(headers, '_headers'), path.join(mixed, '_headers'))
        await live.swap(mixed)
        const tab = await openTab(browser)
        await tab.open(`${live.url}docs/overview`).catch(() => undefined)
        await tab.close()
        return tab.violations()
      }
      assert.notEqual(
        (await violationsUnder(second)).length,
        0,
        'The two policies are one: this shows nothing.',
      )
      assert.deepEqual(await violationsUnder(kept), [])
    })
  } finally {
    await browser.close()
    await live.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
