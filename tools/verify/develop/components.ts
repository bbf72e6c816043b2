import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { ADMONITION_KINDS } from '../../../src/model/admonitions'
import type { Check } from '../namedChecks'
import type { Author } from './author'

const route = '/docs/dev/components'

/** Where the pictures of the components are left, for people to look at. */
const REPORT = 'test-results/components'

/** What must be seen on the page of components: one selector for each thing that MDX can do here. */
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

/** Looks at the living page of components: each is there, none is wider than the window, and axe has nothing to say. */
export async function checkComponents({ author, check }: { author: Author; check: Check }): Promise<void> {
  const { page } = author
  mkdirSync(REPORT, { recursive: true })
  for (const mode of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      await check(`every component is drawn, ${mode}, at ${width} px`, async () => {
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
  // What is looked at next has its menu beside it.
  await page.setViewportSize({ width: 1280, height: 900 })
}
