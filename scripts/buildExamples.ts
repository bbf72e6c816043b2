import { buildExamples } from './examples'

// Run by `develop` once it serves. In develop Gatsby knows no path prefix.
buildExamples('/').catch((error: unknown) => {
  console.error('An example could not be built.', error)
  process.exitCode = 1
})
