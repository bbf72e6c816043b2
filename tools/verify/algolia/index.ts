import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../browser'
import { openFixture, runMeasured, scriptEnvironment, type Fixture } from '../../fixture'
import { startHost } from '../../preview-host'
import { namedChecks, type Check } from '../namedChecks'
import type { ServiceRecord } from './answerTo'
import { inModal, onPage } from './checks'
import { CREDENTIALS, startService } from './service'

/** The three values that turn the hosted search on. */
const environment = {
  GATSBY_ALGOLIA_APP_ID: CREDENTIALS.appId,
  GATSBY_ALGOLIA_INDEX_NAME: CREDENTIALS.indexName,
  GATSBY_ALGOLIA_API_KEY: CREDENTIALS.apiKey,
}

async function build(fixture: Fixture): Promise<void> {
  const line = [process.execPath, '--import', 'tsx', 'scripts/build.ts']
  const env = { ...scriptEnvironment(fixture.folder), ...environment }
  const { isOk, output } = await runMeasured(fixture.folder, line, env)
  if (!isOk) throw new Error(output)
}

/** The records that the project's own script exports. */
async function exported(fixture: Fixture): Promise<ServiceRecord[]> {
  const line = [process.execPath, '--import', 'tsx', 'scripts/exportRecords.ts']
  const { isOk, output } = await runMeasured(fixture.folder, line, scriptEnvironment(fixture.folder))
  if (!isOk) throw new Error(output)
  const lines = output.split('\n').filter((text) => text.startsWith('{'))
  return lines.map((text) => JSON.parse(text) as ServiceRecord)
}

/** Records that an index shared with others holds beside ours: to be left out, or to be shown as they are. */
function strangers(ours: readonly ServiceRecord[]): ServiceRecord[] {
  const [known] = ours
  assert.ok(known, 'Nothing was exported.')
  const named = (name: string, change: Partial<ServiceRecord>): ServiceRecord => ({
    ...known,
    objectID: name,
    hierarchy: { ...known.hierarchy, lvl1: `Zebra ${name}` },
    type: 'lvl1',
    content: null,
    ...change,
  })
  const hostile = 'Zebra <img src=x onerror=alert(1)>'
  return [
    named('in German', { language: 'de' }),
    named('of old docs', { docusaurus_tag: 'docs-default-0.1.x' }),
    named('elsewhere', { url: 'https://github.com/prevwong/craft.js/issues/1' }),
    named('on a preview', { url: 'https://preview.example/docs/overview?x=1#install' }),
    named('hostile', {
      url: '/docs/dev',
      content: hostile,
      hierarchy: { ...known.hierarchy, lvl1: hostile },
    }),
  ]
}

async function checkFiles(check: Check, fixture: Fixture): Promise<void> {
  const read = (file: string) => readFileSync(path.join(fixture.folder, 'public', file), 'utf8')
  await check('the policy lets pages ask Algolia, and nobody else', () => {
    const hosts = /connect-src ([^;]*)/.exec(read('_headers'))?.[1]
    assert.equal(hosts, "'self' https://*.algolia.net https://*.algolianet.com")
  })
  await check('the head tells the crawler language and tag', () => {
    for (const [file, tag] of [
      ['docs/overview/index.html', 'docs-default-current'],
      ['support/index.html', 'default'],
    ] as const) {
      assert.match(read(file), /<meta[^>]*name="docsearch:language" content="en"/)
      assert.match(read(file), new RegExp(`<meta[^>]*name="docsearch:docusaurus_tag" content="${tag}"`))
    }
  })
}

/** The site with Algolia in the place of its own index: Algolia's own client, over a service on this machine. */
export const algoliaSuite = namedChecks(
  'algolia',
  'the hosted search in its modal and on its page',
  async (check) => {
    const fixture = openFixture({ bodies: 'short' })
    let browser: Browser | null = null
    try {
      await build(fixture)
      const ours = await exported(fixture)
      const service = await startService([...ours, ...strangers(ours)])
      const host = await startHost({ root: path.join(fixture.folder, 'public'), port: 0 })
      try {
        browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumFlags })
        await checkFiles(check, fixture)
        const site = { browser, siteUrl: host.url, service }
        await inModal(check, site)
        await onPage(check, site)
      } finally {
        service.close()
        await host.close()
      }
    } finally {
      await browser?.close()
      fixture.close()
    }
  },
)
