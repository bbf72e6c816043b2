import { buildExamples } from './buildExamples'

// Run in a process of its own once `gatsby develop` serves, which knows no path prefix.
buildExamples(process.cwd(), '/').catch((error: unknown) => {
  console.error('An example could not be built.', error)
  process.exitCode = 1
})
