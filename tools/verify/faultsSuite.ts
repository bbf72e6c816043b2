import { judgeFaults } from '../faults/index'
import { countedTests, type Step, type StepResult } from '../runner'

/** Titles that bear the id of a row of `docs/faults.md`. */
const byId = String.raw`\[[A-Z]\d\d\]`

const unit = countedTests('unit', 'the unit tests of all rows', (report) => ({
  line: ['vitest', 'run', '-t', byId, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
}))

const e2e = countedTests('e2e', 'the browser tests of all rows', (report) => ({
  line: ['playwright', 'test', '--project=site', '--grep', byId, '--reporter=line,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
}))

/** The table of faults: its unit and browser tests, and what the suites before found. It needs the built site. */
export const faultsSuite: Step = {
  name: 'faults',
  about: 'the rows of docs/faults.md, by tests that bear their ids',
  run: async (earlier) => {
    const outcomes = new Map(earlier)
    const results: StepResult[] = []
    for (const step of [unit, e2e]) {
      console.log(`    ${step.about}`)
      const result = await step.run(earlier)
      results.push(result)
      outcomes.set(step.name, result.tests ?? [])
    }
    const judged = await judgeFaults(outcomes)
    const output = [...results.filter(({ failed }) => failed > 0), judged].map((result) => result.output)
    return { ...judged, output: output.join('\n') }
  },
}
