import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Browser } from '@playwright/test'
import { adviceOn, SEARCH_INDEX } from '../../../src/build/outputs/search'
import { baseUrl } from '../../../scripts/baseUrl'
import { chromiumFlags, findChromium } from '../../browser'
import { startHost } from '../../preview-host'
import { namedChecks } from '../namedChecks'
import { grownSite } from './grownSite'
import { measureSearch, QUERY, type SearchTimes } from './measureSearch'

/** The most that a reader waits, in milliseconds. */
const LIMITS = { field: 300, cold: 2500, warm: 300, later: 50 }

/** How often each site is measured; the best counts, since whatever else the machine does can only add. */
const RUNS = 3
const DOCS = 1000

const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
const packed = (content: string | Buffer) => brotliCompressSync(content).length
const middle = (times: number[]) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? Infinity

/** The best of several runs; a letter that was lost in any of them is lost. */
function bestOf(runs: readonly SearchTimes[]): SearchTimes {
  const least = (of: (run: SearchTimes) => number) => Math.round(Math.min(...runs.map(of)))
  return {
    field: least(({ field }) => field),
    typed: runs.find(({ typed }) => typed !== QUERY)?.typed ?? QUERY,
    cold: least(({ cold }) => cold),
    warm: least(({ warm }) => warm),
    later: [least(({ later }) => middle(later))],
  }
}

async function measured(browser: Browser, root: string): Promise<SearchTimes> {
  const host = await startHost({ root, port: 0, base: baseUrl })
  try {
    const runs: SearchTimes[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await measureSearch(browser, host.url))
    return bestOf(runs)
  } finally {
    await host.close()
  }
}

/** How quickly the embedded search answers on a slow phone: this site, and one with a thousand docs more. */
export const searchBenchSuite = namedChecks(
  'search-bench',
  'the search at slow 4G and a quarter of the speed',
  async (check) => {
    const browser = await chromium.launch({
      executablePath: findChromium() ?? undefined,
      args: chromiumFlags,
    })
    const grown = await grownSite('public', DOCS)
    try {
      const own = await measured(browser, 'public')
      const [later = Infinity] = own.later
      const within = (name: string, time: number, limit: number) =>
        check(`${name} (${time} ms, at most ${limit})`, () =>
          assert.ok(time <= limit, `It takes ${time - limit} ms longer.`),
        )
      await within('the field is ready', own.field, LIMITS.field)
      await check('every letter typed meanwhile is kept', () => assert.equal(own.typed, QUERY))
      await within('the first answer comes, cold', own.cold, LIMITS.cold)
      await within('the first answer comes, warm', own.warm, LIMITS.warm)
      await within('further answers come', later, LIMITS.later)

      const bytes = packed(grown.text)
      const times = await measured(browser, grown.root)
      const story = `cold ${times.cold} ms, warm ${times.warm} ms, then ${times.later[0]} ms`
      await check(`${DOCS} docs more: ${kB(bytes)} of index (Starlight 130, VitePress 1,197), ${story}`, () =>
        assert.match(adviceOn(bytes) ?? '', /GATSBY_ALGOLIA/),
      )
      await check('the build advises nothing for this site', () =>
        assert.equal(adviceOn(packed(readFileSync(path.join('public', SEARCH_INDEX)))), null),
      )
    } finally {
      grown.close()
      await browser.close()
    }
  },
)
