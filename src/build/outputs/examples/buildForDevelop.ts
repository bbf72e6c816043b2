import site from '../../../../content/site'
import { buildExamples } from './buildExamples'

// `gatsby develop`, which has no path prefix, runs this in a separate process.
buildExamples(process.cwd(), { ...site, baseUrl: '/' }).catch((error: unknown) => {
  console.error('An example could not be built.', error)
  process.exitCode = 1
})
