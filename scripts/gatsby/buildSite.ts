import { rmSync } from 'node:fs'
import { runGatsby } from './runGatsby'

/** Builds the site into `public/`; says whether it went well. After a failure `public/` is gone, never half-made. */
export async function buildSite(args: readonly string[] = []): Promise<boolean> {
  const isBuilt = await runGatsby('build', args)
  if (!isBuilt) rmSync('public', { recursive: true, force: true })
  return isBuilt
}
