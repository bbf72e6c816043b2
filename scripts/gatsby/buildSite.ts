import { rmSync } from 'node:fs'
import { baseUrl } from '../baseUrl'
import { buildExamples } from '../examples'
import { runGatsby } from './runGatsby'
import { tidyOutput } from './tidyOutput'

/** The examples stand beside Gatsby's pages; says whether they could be built. */
async function addExamples(): Promise<boolean> {
  try {
    await buildExamples(baseUrl)
    return true
  } catch (error) {
    console.error('An example could not be built.', error)
    return false
  }
}

/** Builds the site into `public/` and prints how long it took; says whether it went well. After a failure `public/` is gone, never half-made. */
export async function buildSite(args: readonly string[] = []): Promise<boolean> {
  const start = Date.now()
  const isBuilt = (await runGatsby('build', args)) && (await addExamples())
  if (isBuilt) {
    tidyOutput('public')
    console.log(`The site is in public/, built in ${((Date.now() - start) / 1000).toFixed(1)} s.`)
  } else rmSync('public', { recursive: true, force: true })
  return isBuilt
}
