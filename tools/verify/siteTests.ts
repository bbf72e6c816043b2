import type { Fixture } from '../fixture'

/** A few browser tests that cover each plugin and each kind of page. */
export const SPECS = [
  'e2e/site/addresses.spec.ts',
  'e2e/site/beforeHydration.spec.ts',
  'e2e/site/home.spec.ts',
  'e2e/site/menu.spec.ts',
  'e2e/site/navigation.spec.ts',
  'e2e/site/redirects.spec.ts',
  'e2e/site/routes.spec.ts',
  'e2e/site/search.spec.ts',
  'e2e/editors/editorFrame.spec.ts',
]

/**
 * Tests the built site of a fixture with all tests that need no browser and a few browser tests, except for those tagged
 * with `except`, such as `@navigation`. Throws the output if a test fails.
 */
export async function runSiteTests(fixture: Fixture, except?: string): Promise<void> {
  const built = ['vitest', 'run', '--config=vitest.built.config.mts']
  const browser = ['playwright', 'test', '--project=site', '--reporter=line', '--fail-on-flaky-tests']
  await fixture.run([...built, ...(except ? [`--testNamePattern=^(?!.*${except}\\b)`] : [])])
  await fixture.run([...browser, ...SPECS, ...(except ? [`--grep-invert=${except}\\b`] : [])])
}
