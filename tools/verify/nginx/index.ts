import assert from 'node:assert/strict'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compressFiles } from '../../../scripts/precompress'
import { verifyDeploy } from '../../deploy/verifyDeploy'
import { startNginx, type Nginx } from './startNginx'
import { namedChecks } from '../namedChecks'
import { checkAddresses } from './checkAddresses'

/** The built site under nginx, with the files that the build writes for it. */
export const nginxSuite = namedChecks('nginx', 'the built site under nginx', async (check) => {
  if (!existsSync('public/_nginx.conf')) throw new Error('There is no built site. Run "npm run build" first.')
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  const root = path.join(folder, 'public')
  let nginx: Nginx | null = null
  try {
    cpSync('public', root, { recursive: true })
    await compressFiles(root)
    nginx = await startNginx(root)
    const { url } = nginx
    await check('verify-deploy finds nothing wrong', async () => {
      const checks = await verifyDeploy(url)
      assert.deepEqual(
        checks.filter(({ fault }) => fault !== null),
        [],
      )
    })
    await checkAddresses(check, url)
  } finally {
    await nginx?.end()
    rmSync(folder, { recursive: true, force: true })
  }
})
