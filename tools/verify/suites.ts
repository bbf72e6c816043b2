import { type Step, testStep } from '../runner'
import { algoliaSuite } from './algolia'
import { browsersSuite } from './browsers'
import { developSuite } from './develop'
import { incrementalSuite } from './incrementalBuild'
import { latencySuite, lighthouseSuite, scaleSuite } from './measurements'
import { authorErrorsSuite } from './authorErrors'
import { nextRecipeSuite } from './nextRecipe'
import { nginxSuite } from './nginx'
import { nodeVersionsSuite } from './nodeVersions'
import { playgroundSuite } from './playground'
import { pluginsSuite } from './plugins'
import { prefixSuite } from './prefix'
import { recipesSuite } from './recipes'
import { redeploySuite } from './redeploy'
import { reproducibleSuite } from './reproducible'
import { staleDataSuite } from './staleData'
import { tutorialSuite } from './tutorial'

/** Suites that take too long for every change, in the order in which they run. */
export const suites: readonly Step[] = [
  testStep('resilience', 'every fault of every resource ends in a page or a message', [
    ...(['playwright', '--project=resilience'] as const),
    '--reporter=line,json,./e2e/resilience/tableReporter.ts',
  ]),
  testStep('matrix', 'browser tests in every width, mode and moment', ['playwright', '--project=matrix']),
  testStep('axe', 'axe on every page and in every state, in both modes and widths', [
    'playwright',
    '--project=axe',
  ]),
  browsersSuite,
  latencySuite,
  lighthouseSuite,
  authorErrorsSuite,
  developSuite,
  incrementalSuite,
  staleDataSuite,
  pluginsSuite,
  playgroundSuite,
  tutorialSuite,
  nextRecipeSuite,
  prefixSuite,
  nginxSuite,
  algoliaSuite,
  redeploySuite,
  reproducibleSuite,
  nodeVersionsSuite,
  recipesSuite,
  testStep(
    'fuzz',
    'property tests with values that no run has tried before',
    ['vitest', 'src/build/mdx/robustness', 'properties.test', 'src/model/url', 'e2e/host', 'tools/deploy'],
    { env: { FUZZ_SEED: String(Date.now() % 1e9), FUZZ_RUNS: '20000', TEST_TIMEOUT: '900000' } },
  ),
  scaleSuite,
]
