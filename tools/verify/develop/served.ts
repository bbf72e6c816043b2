import assert from 'node:assert/strict'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { ADMONITION_KINDS } from '../../../src/model/admonitions'
import type { Check } from '../namedChecks'
import type { Author } from './author'
import { fencesOf } from '../../checks/documents'
import type { DevelopSession } from '../../fixture'

const route = '/docs/dev/components'

/** Screenshots of the components are kept here, to be looked at. */
const REPORT = 'test-results/components'

/** One selector for each block of MDX; the page of all blocks must contain every one. */
const PARTS = [
  ...['blockquote', 'ol ul', 'input[type=checkbox]', 'sup a', 'kbd', 'abbr', 'del', 'table th', 'h3#own-id'],
  ...ADMONITION_KINDS.map((kind) => `.admonition[data-kind=${kind}]`),
  ...['details summary', '[role=tablist] [role=tab]', '[role=tab][data-value=pnpm]'],
  ...[
    '.code figcaption',
    '.code [data-code-copy]',
    '.code .line',
    'dt',
    'picture img',
    'figure figcaption',
    '.demo .demo-stage',
  ],
]

/** Checks the page of all blocks: each is there, none overflows, and axe reports nothing. */
export async function checkComponents({ author, check }: { author: Author; check: Check }): Promise<void> {
  const { page } = author
  mkdirSync(REPORT, { recursive: true })
  for (const mode of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      await check(`every component is rendered, ${mode}, at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
        await author.open(route)
        await page.locator('html[data-hydrated]').waitFor({ timeout: 120_000 })
        assert.equal(await page.locator('html').getAttribute('data-theme'), mode)
        const results = page.locator('.prose .result')
        const missing = await results.evaluateAll(
          (found, parts) => parts.filter((part) => !found.some((result) => result.querySelector(part))),
          PARTS,
        )
        assert.deepEqual(missing, [], 'These are not on the page.')
        const sizes = await results.evaluateAll((found) =>
          found.map(({ scrollWidth, clientWidth, clientHeight }) => ({
            over: scrollWidth - clientWidth,
            clientHeight,
          })),
        )
        assert.ok(
          sizes.length > 10 && sizes.every(({ over, clientHeight }) => over <= 0 && clientHeight > 20),
          JSON.stringify(sizes),
        )
        for (const [index, result] of (await results.all()).entries())
          await result.screenshot({ path: path.join(REPORT, `${index + 1}-${mode}-${width}.png`) })
        const { violations } = await new AxeBuilder({ page }).include('main').analyze()
        assert.deepEqual(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
          [],
        )
        return `pictures in ${REPORT}`
      })
    }
  }
  // The next checks need the sidebar.
  await page.setViewportSize({ width: 1280, height: 900 })
}

/** Checks what `develop` serves beside pages: search, examples, and GraphiQL with the queries of docs/graphql.md. */
export async function checkServedTools(context: {
  session: DevelopSession
  author: Author
  check: Check
}): Promise<void> {
  const { session, author, check } = context
  const origin = `http://127.0.0.1:${session.port}`
  await check('the search finds something', async () => {
    await author.open('/search?q=useNode')
    await author.page.locator('main li a').first().waitFor({ timeout: 120_000 })
  })
  await check('the examples are there', async () => {
    for (const example of ['basic', 'landing']) {
      await author.page.goto(`${origin}/examples/${example}/`)
      await author.page.locator('#root > *').first().waitFor({ timeout: 60_000 })
    }
  })
  await check('the playground runs a sample', async () => {
    await author.open('/playground#sample=empty')
    await author.page.locator('html[data-playground=ready]').waitFor({ timeout: 120_000 })
    await author.page
      .frameLocator('iframe[title="Result"]')
      .getByRole('button', { name: 'Container' })
      .waitFor({ timeout: 60_000 })
  })
  await check('GraphiQL answers every query of docs/graphql.md', async () => {
    const queries = fencesOf(readFileSync('docs/graphql.md', 'utf8'), 'graphql')
    for (const query of queries) {
      const response = await fetch(`${origin}/___graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      })
      const { data, errors } = (await response.json()) as { data?: object | null; errors?: unknown }
      assert.equal(errors, undefined, query)
      assert.ok(data && !Object.values(data).includes(null), `A field is null:\n${query}`)
    }
    return `${queries.length} queries`
  })
}
