import type { Step } from '../../runner'
import { checkSamples } from './checkSamples'

/** Counts each sample of the docs and posts as one check. */
export const samplesStep: Step = {
  name: 'samples',
  about: 'the code in docs and posts, compiled against the published packages',
  run: async () => {
    try {
      const { report, table } = await checkSamples()
      console.log(table.replaceAll(/^(?= )/gm, '  '))
      const failed = report.failures.length
      return { passed: report.all - Math.min(failed, report.all), failed, skipped: 0, output: table }
    } catch (error) {
      const output = error instanceof Error ? error.message : String(error)
      return { passed: 0, failed: 1, skipped: 0, output }
    }
  },
}
