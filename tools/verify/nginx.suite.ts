import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { installDebianPackages } from '../../e2e/browser'
import { verifyDeploy } from '../deploy/verifyDeploy'
import { freePort, type RunningCommand, startCommand, untilAnswered } from '../fixture'

const PROGRAM = '/usr/sbin/nginx'
const home = mkdtempSync(path.join(tmpdir(), 'nginx-'))
const root = path.resolve('public')
let server: RunningCommand
let url: string

/** The configuration that docs/deploying/nginx.md shows, with the paths and the port of the test, and its settings. */
function configuration(port: number): string {
  const [, block = ''] = /```nginx\n([^`]+)```/.exec(readFileSync('docs/deploying/nginx.md', 'utf8')) ?? []
  const settings = `http {
  default_type application/octet-stream; access_log off; gzip on; gzip_types *;
  client_body_temp_path ${home}/body; proxy_temp_path ${home}/proxy; fastcgi_temp_path ${home}/fastcgi;
  uwsgi_temp_path ${home}/uwsgi; scgi_temp_path ${home}/scgi;`
  const http = block
    .replace('http {', settings)
    .replace('mime.types', '/etc/nginx/mime.types')
    .replaceAll('/srv/site', root)
    .replace('443 ssl', `127.0.0.1:${port}`)
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user} daemon off; pid ${home}/pid; worker_processes 1;\nevents {}\n${http}`
}

beforeAll(async () => {
  if (!existsSync(PROGRAM)) await installDebianPackages(['nginx-light'])
  const port = await freePort()
  url = `http://127.0.0.1:${port}/`
  const file = path.join(home, 'nginx.conf')
  writeFileSync(file, configuration(port))
  server = startCommand(`exec ${PROGRAM} -p ${home} -c ${file} -e ${home}/error.log`, home)
  await untilAnswered(url)
})
afterAll(async () => {
  server.stop()
  await server.ended.catch(() => {})
  rmSync(home, { recursive: true })
})

it('nginx accepts the configuration in the docs and the files that the build writes for it, and verify-deploy finds no issues', async () => {
  const issues = (await verifyDeploy(url)).filter(({ issue }) => issue !== null)
  expect(issues).toEqual([])
})
