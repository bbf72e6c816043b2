import assert from 'node:assert/strict'
import { loadWith, slowClients, type LoadFigures } from '../../measure/load'
import type { Nginx } from '../../nginx'
import type { Check } from '../namedChecks'

/** Seconds of each run, and how many runs each of the two servers has in turn. */
const seconds = 5
const rounds = 3
/** How much of the requests a second of plain files there must be, with rules. */
const leastShare = 0.7

const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const inWords = ({ perSecond, median, p99, errors }: LoadFigures) =>
  `${Math.round(perSecond)} a second, half within ${median.toFixed(0)} ms, 99 of 100 within ${p99.toFixed(0)} ms, ${errors} errors`

/** Runs the two servers in turn, and says what each did and what a request cost nginx, in microseconds. */
async function compare(nginx: Nginx, paths: readonly string[]) {
  const runs = { ruled: [] as LoadFigures[], plain: [] as LoadFigures[] }
  const cost = { ruled: [] as number[], plain: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of [
      ['ruled', nginx.url],
      ['plain', nginx.plainUrl],
    ] as const) {
      const before = nginx.cpuSeconds()
      const figures = await loadWith({ url, paths, connections: 500, seconds })
      cost[name].push(((nginx.cpuSeconds() - before) / figures.requests) * 1e6)
      runs[name].push(figures)
      console.log(`      ${name}: ${inWords(figures)}`)
    }
  }
  return { runs, cost }
}

/** Checks nginx under 1, 500 and 2,000 connections, beside plain files, and with 500 slow clients. */
export async function checkLoad(check: Check, nginx: Nginx, paths: readonly string[]): Promise<void> {
  await check('[L01] 500 connections get every page without an error, beside plain files', async () => {
    const { runs, cost } = await compare(nginx, paths)
    assert.equal(
      [...runs.ruled, ...runs.plain].reduce((sum, { errors }) => sum + errors, 0),
      0,
    )
    const [ruled, plain] = [runs.ruled, runs.plain].map((all) =>
      middle(all.map(({ perSecond }) => perSecond)),
    )
    const share = (ruled ?? 0) / (plain ?? 1)
    console.log(
      `      with rules ${(100 * share).toFixed(0)} % of plain files; nginx needs ${middle(cost.ruled).toFixed(0)} µs for a request, and ${middle(cost.plain).toFixed(0)} µs for a plain file`,
    )
    assert.ok(share >= leastShare, `Only ${(100 * share).toFixed(0)} % of what plain files have.`)
  })
  for (const connections of [1, 2_000])
    await check(
      `[L01] ${connections} ${connections === 1 ? 'connection gets' : 'connections get'} every page without an error`,
      async () => {
        const plan = { paths, connections, seconds }
        const [ruled, plain] = [
          await loadWith({ url: nginx.url, ...plan }),
          await loadWith({ url: nginx.plainUrl, ...plan }),
        ]
        assert.deepEqual([ruled.errors, plain.errors], [0, 0])
        return `${inWords(ruled)}; plain files ${inWords(plain)}`
      },
    )
  await check('[L02] 500 slow clients starve nobody, and are let go', async () => {
    const plan = { url: nginx.url, paths, connections: 20, seconds }
    const alone = await loadWith(plan)
    const slow = await slowClients(nginx.url, 500, '/docs/guides/basic-tutorial')
    try {
      const beside = await loadWith(plan)
      console.log(`      alone: ${inWords(alone)}\n      beside slow clients: ${inWords(beside)}`)
      assert.equal(beside.errors, 0)
      assert.ok(beside.p99 <= 2 * alone.p99 + 50, `99 of 100 within ${beside.p99} ms, not ${alone.p99} ms.`)
      for (let waited = 0; slow.open() > 0 && waited < 45; waited += 1)
        await new Promise((resolve) => setTimeout(resolve, 1_000))
      assert.equal(slow.open(), 0, 'Slow clients still hold connections.')
    } finally {
      slow.end()
    }
  })
}
