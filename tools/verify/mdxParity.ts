import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { watch } from '../../e2e/watch'
import { launchChromium } from '../browser'
import { openFixture, type Fixture } from '../fixture'
import { startHost } from '../../e2e/host'
import { namedChecks } from './namedChecks'

/** Docs that are built both ways. Together they use every MDX feature of the site. */
const ORIGINALS = ['overview', 'concepts/nodes', 'guides/basic-tutorial', 'api/useNode', 'api/helpers', 'dev']

const dataCopy = (docId: string) => `${docId}-as-data`
const moduleCopy = (docId: string) => `${docId}-as-code`

/** Writes two copies of a doc. The `export` line of the second makes gatsby-plugin-mdx render it as a module. */
function writeCopies(fixture: Fixture, docId: string): void {
  const written = fixture.read(`content/docs/${docId}.mdx`)
  const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(written) ?? []
  const kept = frontMatter.replaceAll(/^(?:id|slug|redirect_from|pagination_\w+):.*$/gm, '').trim()
  fixture.write(`content/docs/${dataCopy(docId)}.mdx`, `---\n${kept}\n---\n${body}`)
  fixture.write(`content/docs/${moduleCopy(docId)}.mdx`, `---\n${kept}\n---\n\nexport const own = 1\n${body}`)
}

const pageOf = (fixture: Fixture, docId: string) =>
  readFileSync(path.join(fixture.folder, 'public/docs', docId, 'index.html'), 'utf8')

/**
 * The `main` of a page as a browser parses it, one tag a line, with sorted attributes: the two ways differ in escaping
 * (`&gt;` or `>`). Runs in the browser.
 */
function normalizedLines(html: string): string[] {
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
  for (const element of main?.querySelectorAll('*') ?? []) {
    const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const { name } of attributes) element.removeAttribute(name)
    for (const { name, value } of attributes) element.setAttribute(name, value)
  }
  // React separates neighboring texts by empty comments.
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

/** Hydrates all copies, and fails on any issue in the console. */
async function openCopies(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext()
  const issues = await watch(context)
  const page = await context.newPage()
  for (const docId of ORIGINALS.flatMap((id) => [dataCopy(id), moduleCopy(id)])) {
    await page.goto(`${url}docs/${docId}`)
    await page.keyboard.press('Shift')
    await page.mouse.wheel(0, 400)
    await page.waitForSelector('html[data-hydrated]', { timeout: 15_000 })
  }
  assert.deepEqual(issues, [])
}

/** Builds docs as data and as modules, and compares the pages. */
export const mdxParitySuite = namedChecks('mdx-parity', 'docs as data and as modules', async (check) => {
  const fixture = openFixture({ bodies: 'full' })
  const browser = await launchChromium()
  try {
    for (const docId of ORIGINALS) writeCopies(fixture, docId)
    await fixture.mustBuild()
    const page = await browser.newPage()
    for (const docId of ORIGINALS) {
      await check(`${docId} has the same HTML both ways`, async () => {
        const asCode = pageOf(fixture, moduleCopy(docId)).replaceAll('-as-code', '-as-data')
        const asData = pageOf(fixture, dataCopy(docId))
        mustBeEqual(
          await page.evaluate(normalizedLines, asCode),
          await page.evaluate(normalizedLines, asData),
        )
      })
    }
    await check('both ways become interactive without a complaint', async () => {
      const host = await startHost({ root: path.join(fixture.folder, 'public'), port: 0 })
      await openCopies(browser, host.url).finally(host.close)
    })
  } finally {
    await browser.close()
    fixture.close()
  }
})
