import { rmSync } from 'node:fs'
import path from 'node:path'
import { runGatsby } from '../tools/runner'

/**
 * Builds the site below `root` with `gatsby` and returns whether that succeeded. After a failure, removes `public/`, so
 * that an incomplete site cannot be published. The build does this too, but not if it is killed or runs out of memory.
 */
export async function buildSite(root: string, gatsby: () => Promise<boolean>): Promise<boolean> {
  const hasSucceeded = await gatsby()
  if (!hasSucceeded) rmSync(path.join(root, 'public'), { recursive: true, force: true })
  return hasSucceeded
}

/** `npm run build`: `gatsby build` with options that save memory. Passes its arguments on. */
async function main(): Promise<void> {
  const start = performance.now()
  console.log('Building the site. Without caches, this takes about a minute.')
  if (await buildSite(process.cwd(), () => runGatsby('build', process.argv.slice(2))))
    console.log(`The site is in public/, built in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
  else {
    console.error('The build failed; see above. public/ was removed, so that you cannot publish half a site.')
    process.exitCode = 1
  }
}

if (require.main === module) void main()
