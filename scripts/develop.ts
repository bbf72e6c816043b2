import { buildExamples } from './examples'
import { runGatsby } from './gatsby'

/**
 * `npm run develop`: the site with live reload; arguments go to `gatsby develop`. The examples are built once, before;
 * `npx vite examples/<name>` runs one of them with live reload.
 */
async function main(): Promise<void> {
  // In develop Gatsby knows no path prefix.
  await buildExamples('/')
  if (!(await runGatsby('develop', process.argv.slice(2)))) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
