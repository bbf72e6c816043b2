import type { Step } from '../runner'
import { algoliaSuite } from './algolia'
import { bothWaysSuite } from './bothWays'
import { browsersSuite } from './browsers'
import { browserSuites } from './browserSuites'
import { developSuite } from './develop'
import { freshnessSuite } from './freshness'
import { fuzzSuite } from './fuzzSuite'
import { lighthouseSuite } from './lighthouseSuite'
import { mistakesSuite } from './mistakes'
import { nginxSuite } from './nginx'
import { prefixSuite } from './prefix'
import { redeploySuite } from './redeploy'
import { recipesSuite } from './recipes'
import { reproducibleSuite } from './reproducible'
import { scaleSuite } from './scaleSuite'
import { tapsSuite } from './tapsSuite'
import { tutorialSuite } from './tutorial'

export { essentialMistakesSuite } from './mistakes'

/** The suites that take too long for every change, in the order they run: one file or folder each beside this. */
export const suites: Step[] = [
  ...browserSuites,
  browsersSuite,
  tapsSuite,
  lighthouseSuite,
  mistakesSuite,
  developSuite,
  freshnessSuite,
  bothWaysSuite,
  tutorialSuite,
  prefixSuite,
  nginxSuite,
  algoliaSuite,
  redeploySuite,
  reproducibleSuite,
  recipesSuite,
  fuzzSuite,
  scaleSuite,
]
