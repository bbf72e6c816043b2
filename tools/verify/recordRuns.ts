import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TestModule } from 'vitest/node'
import type { Run } from '../../content/compatibility'

declare module 'vitest' {
  interface TaskMeta {
    /** Versions that a test tries, by name. */
    tried?: Record<string, string>
  }
}

const RECORD = 'content/compatibility.json'
const PACKAGES = {
  'Craft.js': '@craftjs/core',
  React: 'react',
  'React Compiler': 'babel-plugin-react-compiler',
  Vite: 'vite',
  'Next.js': 'next',
  TypeScript: 'typescript',
}

/** Versions installed in `folder`. */
export const versionsIn = (folder: string, ...names: (keyof typeof PACKAGES)[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => {
      const manifest = path.join(folder, 'node_modules', PACKAGES[name], 'package.json')
      return [name, (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version]
    }),
  )

/** Records the tests that report which versions they tried, and replaces the previous entries of their suite. */
export function recordRuns(modules: readonly TestModule[]): void {
  const date = new Date().toISOString().slice(0, 10)
  let runs = JSON.parse(readFileSync(RECORD, 'utf8')) as Run[]
  for (const module of modules) {
    const suite = path.basename(module.moduleId, '.suite.ts')
    const tests = [...module.children.allTests()].flatMap((test): Run[] => {
      const { tried } = test.meta()
      return tried ? [{ suite, test: test.fullName, date, passed: test.ok(), tried }] : []
    })
    if (tests.length > 0) runs = [...runs.filter((run) => run.suite !== suite), ...tests]
  }
  // In a fixed order: otherwise, running the suites in a different order would change the page that shows the results.
  runs.sort((a, b) => a.suite.localeCompare(b.suite))
  writeFileSync(RECORD, `${JSON.stringify(runs, null, 2)}\n`)
}
