import { runGatsby } from '../tools/runner'

/** `npm run build`: `gatsby build` with options that save memory; arguments go to it. */
async function main(): Promise<void> {
  const start = performance.now()
  if (await runGatsby('build', process.argv.slice(2)))
    console.log(`The site is in public/, built in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
  else {
    console.error('The build failed, see above. public/ was removed, so that nothing half-made is left.')
    process.exitCode = 1
  }
}

void main()
