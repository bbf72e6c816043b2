import assert from 'node:assert/strict'
import { faultOf, measureTaps, type TapSeries } from '../measure/latency/index'
import { namedChecks } from './namedChecks'

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
        assert.equal(faultOf(series), null),
      )
    }
  },
)
