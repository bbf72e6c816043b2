import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { launchChromium } from '../../browser'
import { openFixture, type Fixture } from '../../fixture'
import { startHost } from '../../../e2e/host'
import { namedChecks, type Check } from '../namedChecks'
import { type ServiceRecord, CREDENTIALS, startService } from './mockAlgolia'
import { checkModal, checkPage } from './checks'

const environment = {
  GATSBY_ALGOLIA_APP_ID: CREDENTIALS.appId,
  GATSBY_ALGOLIA_INDEX_NAME: CREDENTIALS.indexName,
  GATSBY_ALGOLIA_API_KEY: CREDENTIALS.apiKey,
}

/** The records that `npm run export-records` prints. */
async function exported(fixture: Fixture): Promise<ServiceRecord[]> {
  const output = await fixture.run([process.execPath, '--import', 'tsx', 'scripts/exportRecords.ts'])
  const lines = output.split('\n').filter((text) => text.startsWith('{'))
  return lines.map((text) => JSON.parse(text) as ServiceRecord)
}

/** Records of other sites and versions in a shared index, and a hostile one. */
function foreignRecords(ours: readonly ServiceRecord[]): ServiceRecord[] {
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
  await check('the policy lets pages ask Algolia, and no other host', () => {
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

/** The site with Algolia configured: the real client, with a mock of the service. */
export const algoliaSuite = namedChecks(
  'algolia',
  'the hosted search in its modal and on its page',
  async (check) => {
    const fixture = openFixture({ bodies: 'short' })
    let browser: Browser | null = null
    try {
      await fixture.mustBuild(environment)
      const ours = await exported(fixture)
      const service = await startService([...ours, ...foreignRecords(ours)])
      const host = await startHost({ root: path.join(fixture.folder, 'public'), port: 0 })
      try {
        browser = await launchChromium()
        await checkFiles(check, fixture)
        const site = { browser, siteUrl: host.url, service }
        await checkModal(check, site)
        await checkPage(check, site)
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
