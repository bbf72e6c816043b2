import assert from 'node:assert/strict'
import { measureScale, type ScaleFigures } from '../measure/scale/index'
import { namedChecks } from './namedChecks'

const docs = 1000

/** What a site of that size may cost. */
const limits = { cpuSeconds: 180, megabytes: 1700, growth: 0.02 }

const figuresOf = ({ builds }: ScaleFigures) =>
  builds
    .map(({ name, run }) => `${name}: ${run.cpuSeconds.toFixed(0)} CPU s, ${run.largestMegabytes} MB`)
    .join('; ')

/** How a thousand docs more change what a build and a page cost. */
export const scaleSuite = namedChecks('scale', `the site with ${docs} docs more`, async (check) => {
  const few = await measureScale(0)
  const many = await measureScale(docs)
  const [cold, , , same, one] = many.builds
  await check(`builds cost little (${figuresOf(many)}; without: ${figuresOf(few)})`, () => {
    assert.ok((cold?.run.cpuSeconds ?? Infinity) <= limits.cpuSeconds, 'The cold build takes too long.')
    assert.ok(
      many.builds.every(({ run }) => run.treeMegabytes <= limits.megabytes),
      'They hold too much memory.',
    )
  })
  await check('a build writes only the pages that changed', () => {
    assert.deepEqual([same?.pagesWritten, one?.pagesWritten], [0, 1])
  })
  await check('a page weighs the same', () => {
    for (const part of ['html', 'pageData', 'scripts'] as const) {
      const [before, after] = [few.weight[part], many.weight[part]]
      assert.ok(after <= before * (1 + limits.growth) + 20, `${part} grew from ${before} to ${after} bytes.`)
    }
  })
})
