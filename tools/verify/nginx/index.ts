import assert from 'node:assert/strict'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compressFiles } from '../../../scripts/compress'
import { verifyDeploy } from '../../deploy'
import { startNginx, type Nginx } from '../../nginx'
import { namedChecks } from '../namedChecks'
import { checkAddresses } from './checkAddresses'
import { checkLoad } from './checkLoad'

/** Addresses of all pages of a built site. */
const pathsOf = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!_gatsby|examples|404).*index\.html$/.test(file))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)

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
    await checkLoad(check, nginx, pathsOf(root))
  } finally {
    await nginx?.end()
    rmSync(folder, { recursive: true, force: true })
  }
})
