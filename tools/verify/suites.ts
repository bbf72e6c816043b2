import type { Step } from '../runner'
import { algoliaSuite } from './algolia'
import { bothWaysSuite } from './mdx'
import { browsersSuite } from './browsers'
import { browserSuites } from './browserSuites'
import { developSuite } from './develop'
import { freshnessSuite } from './incrementa'
import { fuzzSuite } from './fuzzSuite'
import { lighthouseSuite } from './lighthouse'
import { mistakesSuite } from './mi'
import { nginxSuite } from './nginx'
import { prefixSuite } from '.'
import { redeploySuite } from './redeploy'
import { recipesSuite } from './r'
import { reproducibleSuite } from './reprod'
import { scaleSuite } from './scale'
import { tapsSuite } from './latency'
import { tutorialSuite } from './tutorial'

export { essentialMistakesSuite } from './mi'

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
