import assert from 'node:assert/strict'
import { ANSWER_LIMIT, issueOf, measureFirstAnswer, measureTaps, type TapSeries } from '../measure/latency'
import { namedChecks } from './namedChecks'
import { auditSite, isPerfect, pagesAudited, type Report } from '../measure/lighthouse'
import { measureScale, type ScaleFigures } from '../measure/scale'

const timesOf = ({ taps }: TapSeries) =>
  taps.map(({ milliseconds }) => Math.round(milliseconds ?? Infinity)).join(', ')

/** Taps right after the first paint, on a slow phone: none is lost, none undone, and what needs no React is quick. */
export const latencySuite = namedChecks(
  'latency',
  'first taps at slow 4G and a quarter of the speed',
  async (check) => {
    const all: TapSeries[] = []
    await measureTaps(3, (series) => void all.push(series))
    for (const series of all) {
      await check(`${series.control.name} answers, and hydration leaves it so (${timesOf(series)} ms)`, () =>
        assert.equal(issueOf(series), null),
      )
    }
    const answer = Math.round(await measureFirstAnswer(3))
    await check(`the search, opened a second before, answers ${answer} ms after the last letter`, () =>
      assert.ok(answer <= ANSWER_LIMIT),
    )
  },
)

/** What Lighthouse says of pages of every kind, as a phone shows them. */
export const lighthouseSuite = namedChecks('lighthouse', 'pages of every kind on a phone', async (check) => {
  const reports: Report[] = []
  await auditSite(pagesAudited, (report) => void reports.push(report))
  for (const report of reports) {
    await check(`/${report.path} has 100 four times, blocks for 50 ms at most, and is painted in time`, () =>
      assert.ok(isPerfect(report), JSON.stringify(report, null, 2)),
    )
  }
})

const docs = 1000

/** What a site of that size may cost. */
const limits = { cpuSeconds: 220, megabytes: 2200, growth: 0.02 }

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
