import type { Fixture } from '../fixture'

/** A few browser tests that touch each plugin and each kind of page. */
export const FEW_SPECS = [
  'addresses',
  'navigation',
  'beforeHydration',
  'home',
  'menu',
  'redirects',
  'routes',
  'search',
  'stage',
]

/**
 * Tests the built site of a fixture: all that needs no browser, and the given browser tests. Those that are tagged with
 * `except`, such as `@navigation`, are left out. Throws the output when a test fails.
 */
export async function runSiteTests(
  fixture: Fixture,
  specs: readonly string[],
  except?: string,
): Promise<void> {
  const built = ['vitest', 'run', '--config=vitest.built.config.mts']
  const browser = [
    'playwright',
    'test',
    '--project=site',
    '--reporter=line',
    ...specs.map((spec) => `e2e/${spec}.spec`),
  ]
  if (except !== undefined) {
    built.push(`--testNamePattern=^(?!.*${except}\\b)`)
    browser.push(`--grep-invert=${except}\\b`)
  }
  await fixture.run(built)
  await fixture.run(browser)
}
