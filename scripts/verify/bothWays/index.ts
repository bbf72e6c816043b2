import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { watch } from '../../../e2e/watch'
import { chromiumFlags, findChromium } from '../../browser'
import { openFixture, type Fixture } from '../../fixture'
import { startHost } from '../../host'
import { namedChecks } from '../namedChecks'

/** Docs that are built twice: with everything that MDX can do on this site between them. */
const ORIGINALS = ['overview', 'concepts/nodes', 'guides/basic-tutorial', 'api/useNode', 'api/helpers', 'dev']

const dataTwin = (docId: string) => `${docId}-as-data`
const codeTwin = (docId: string) => `${docId}-as-code`

/** Writes the two copies of a doc; the second has a line of code of its own. Neither is in a sidebar. */
function writeTwins(fixture: Fixture, docId: string): void {
  const written = fixture.read(`content/docs/${docId}.mdx`)
  const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(written) ?? []
  const kept = frontMatter.replaceAll(/^(?:id|slug|redirect_from|pagination_\w+):.*$/gm, '').trim()
  fixture.write(`content/docs/${dataTwin(docId)}.mdx`, `---\n${kept}\n---\n${body}`)
  fixture.write(`content/docs/${codeTwin(docId)}.mdx`, `---\n${kept}\n---\n\nexport const own = 1\n${body}`)
}

const pageOf = (fixture: Fixture, docId: string) =>
  readFileSync(path.join(fixture.folder, 'public/docs', docId, 'index.html'), 'utf8')

/** What a page shows between `<main>` and `</main>`, one tag a line. */
function mainOf(html: string): string {
  const [, main] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? []
  assert.ok(main, 'The page has no main.')
  return main.replaceAll('><', '>\n<')
}

/** Opens both twins with React, and fails on whatever goes wrong in them. */
async function openTwins(fixture: Fixture): Promise<void> {
  const host = await startHost({ root: path.join(fixture.folder, 'public'), port: 0 })
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumFlags })
  try {
    const context = await browser.newContext()
    const faults = await watch(context)
    const page = await context.newPage()
    for (const docId of ORIGINALS.flatMap((id) => [dataTwin(id), codeTwin(id)])) {
      await page.goto(`${host.url}docs/${docId}`)
      await page.keyboard.press('Shift')
      await page.mouse.wheel(0, 400)
      await page.waitForSelector('html[data-hydrated]', { timeout: 15_000 })
    }
    assert.deepEqual(faults, [])
  } finally {
    await browser.close()
    await host.close()
  }
}

/** One file, drawn from data and drawn as a module, in a whole build. */
export const bothWaysSuite = namedChecks('both-ways', 'docs as data and as modules', async (check) => {
  const fixture = openFixture({ bodies: 'full' })
  try {
    for (const docId of ORIGINALS) writeTwins(fixture, docId)
    const { isOk, output } = await fixture.build()
    if (!isOk) throw new Error(output)
    for (const docId of ORIGINALS) {
      await check(`${docId} has the same HTML both ways`, () => {
        const asCode = mainOf(pageOf(fixture, codeTwin(docId))).replaceAll('-as-code', '-as-data')
        assert.equal(asCode, mainOf(pageOf(fixture, dataTwin(docId))))
      })
    }
    await check('both ways become interactive without a complaint', () => openTwins(fixture))
  } finally {
    fixture.close()
  }
})
