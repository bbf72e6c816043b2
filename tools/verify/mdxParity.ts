import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { watch } from '../../e2e/watch'
import { chromiumFlags, findChromium } from '../browser'
import { openFixture, type Fixture } from '../fixture'
import { startHost } from '../preview-host'
import { namedChecks } from './namedChecks'

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

/**
 * What stands in the `main` of a page as browsers understand it, one tag a line: the two ways write the same thing in
 * different letters (`&gt;` or `>`). Runs in a browser.
 */
function understood(html: string): string[] {
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
  for (const element of main?.querySelectorAll('*') ?? []) {
    const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const { name } of attributes) element.removeAttribute(name)
    for (const { name, value } of attributes) element.setAttribute(name, value)
  }
  // React marks where one text ends and the next begins.
  return (main?.innerHTML ?? '').replaceAll('<!-- -->', '').replaceAll('><', '>\n<').split('\n')
}

/** Fails with the first lines that differ. */
function mustBeEqual(one: readonly string[], other: readonly string[]): void {
  const at = one.findIndex((line, index) => line !== other[index])
  const around = (lines: readonly string[]) =>
    lines
      .slice(Math.max(0, at - 2), at + 3)
      .join('\n')
      .slice(0, 800)
  assert.ok(at < 0, `They differ in line ${at}:\n${around(one)}\n---\n${around(other)}`)
  assert.ok(one.length === other.length && one.length > 5, 'They differ in length, or are empty.')
}

/** Opens both twins with React, and fails on whatever goes wrong in them. */
async function openTwins(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext()
  const faults = await watch(context)
  const page = await context.newPage()
  for (const docId of ORIGINALS.flatMap((id) => [dataTwin(id), codeTwin(id)])) {
    await page.goto(`${url}docs/${docId}`)
    await page.keyboard.press('Shift')
    await page.mouse.wheel(0, 400)
    await page.waitForSelector('html[data-hydrated]', { timeout: 15_000 })
  }
  assert.deepEqual(faults, [])
}

/** One file, drawn from data and drawn as a module, in a whole build. */
export const mdxParitySuite = namedChecks('mdx-parity', 'docs as data and as modules', async (check) => {
  const fixture = openFixture({ bodies: 'full' })
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumFlags })
  try {
    for (const docId of ORIGINALS) writeTwins(fixture, docId)
    const { isOk, output } = await fixture.build()
    if (!isOk) throw new Error(output)
    const page = await browser.newPage()
    for (const docId of ORIGINALS) {
      await check(`${docId} has the same HTML both ways`, async () => {
        const asCode = pageOf(fixture, codeTwin(docId)).replaceAll('-as-code', '-as-data')
        const asData = pageOf(fixture, dataTwin(docId))
        mustBeEqual(await page.evaluate(understood, asCode), await page.evaluate(understood, asData))
      })
    }
    await check('both ways become interactive without a complaint', async () => {
      const host = await startHost({ root: path.join(fixture.folder, 'public'), port: 0 })
      await openTwins(browser, host.url).finally(host.close)
    })
  } finally {
    await browser.close()
    fixture.close()
  }
})
