import { countedTests, type Step } from '../runner'

const suite = (project: string, about: string, reporters = 'line,json'): Step =>
  countedTests(project, about, (report) => ({
    line: ['playwright', 'test', `--project=${project}`, `--reporter=${reporters}`],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }))

/** Suites of browser tests against the built site in `public/`: projects of `playwright.config.ts`. */
export const browserSuites: Step[] = [
  suite(
    'resilience',
    'every fault of every resource ends in a page or a message',
    'line,json,./e2e/resilience/tableReporter.ts',
  ),
  suite('axe', 'axe on every page and in every state, in both modes and widths'),
]
