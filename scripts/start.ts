import { parseArgs } from 'node:util'
import { runGatsby } from '../tools/runner'
import { portOf, startNear } from '../e2e/host'

/**
 * `npm start`: builds the site and serves it (`-- --port 9000`). Gatsby keeps what it made, so a second build is quick.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string', short: 'p', default: '9000' } } })
  const port = portOf(values.port)
  console.log('Building the site; a first build takes a minute or two …')
  if (!(await runGatsby('build'))) throw new Error('The build failed, see above.')
  // Read after the build, which reports a mistake in it.
  const { default: site } = await import('../content/site')
  const { url } = await startNear({ root: 'public', port, base: site.baseUrl })
  console.log(`\nThe site is at ${url} (Ctrl+C ends it)`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
