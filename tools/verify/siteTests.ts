import path from 'node:path'
import { runMeasured, scriptEnvironment, type Fixture } from '../fixture'

/** What tests a built site: the programs, and how each of them leaves out the tests that are tagged with a name. */
const runners = {
  'tests of the built files': {
    line: ['vitest/vitest.mjs', 'run', '--config=vitest.built.config.mts'],
    without: (tag: string) => `--testNamePattern=^(?!.*@${tag}\\b)`,
  },
  'browser tests': {
    line: ['@playwright/test/cli.js', 'test', '--project=site', '--reporter=line'],
    without: (tag: string) => `--grep-invert=@${tag}\\b`,
  },
}

/** Every kind of test of a built site, by name. Throws what was printed when a test fails. */
export const siteTests = Object.entries(runners).map(
  ([
    kind,
    {
      line: [script = '', ...args],
      without,
    },
  ]) => ({
    kind,
    run: async (fixture: Fixture, exceptTag?: string): Promise<void> => {
      const line = [process.execPath, path.join('node_modules', script), ...args]
      if (exceptTag !== undefined) line.push(without(exceptTag))
      const { isOk, output } = await runMeasured(fixture.folder, line, scriptEnvironment(fixture.folder))
      if (!isOk) throw new Error(output)
    },
  }),
)
