import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync, cpSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import assert from 'node:assert/strict'
import { installDebianPackages } from '../browser'
import { freePort } from '../fixture'
import { sendRequest } from '../deploy/sendRequest'
import { type Check, namedChecks } from './namedChecks'
import { compressFiles } from '../../scripts/precompress'
import { verifyDeploy } from '../deploy/verifyDeploy'

interface Nginx {
  /** The landing page. */
  url: string
  end: () => Promise<void>
}

/** nginx's path; on a Debian machine without it, installs the package `nginx-light`. Throws when that fails. */
function ensureNginx(): string {
  const find = () => ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find(existsSync)
  const found = find() ?? (installDebianPackages(['nginx-light']) ? find() : undefined)
  if (found === undefined) throw new Error('There is no nginx on this machine. Install it, and try again.')
  return found
}

/** The configuration around the generated files; `own` is a folder for nginx's temporary files. */
function configOf(root: string, own: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${own}/${name};`)
    .join(' ')
  // Workers of a root process run as nobody, who may not read temporary folders.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user} daemon off; pid ${own}/pid; worker_processes 1;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream; access_log off; ${temporary}
  include ${root}/_nginx.conf;
  server { listen 127.0.0.1:${port}; root ${root}; gzip_static on; include ${root}/_nginx.server.conf; }
}
`
}

/** Starts nginx on a free port; `root` is a built site. Throws with nginx's log when it does not start. */
async function startNginx(root: string): Promise<Nginx> {
  const program = ensureNginx()
  const own = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const [config, log] = [path.join(own, 'nginx.conf'), path.join(own, 'error.log')]
  writeFileSync(config, configOf(path.resolve(root), own, port))
  const child = spawn(program, ['-p', own, '-c', config, '-e', log], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const end = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(own, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}/`
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const start = Date.now(); !(await answers());) {
    if (child.exitCode !== null || Date.now() - start > 20_000) {
      const said = existsSync(log) ? readFileSync(log, 'utf8') : 'Its log is empty.'
      await end()
      throw new Error(`nginx does not start:\n${said}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { url, end }
}

interface Wanted {
  status: number
  location?: string
}

const rows: readonly [path: string, wanted: Wanted][] = [
  ['/r/docs/overview?x=1', { status: 301, location: '/docs/overview?x=1' }],
  ['/r/next/docs/overview', { status: 301, location: '/docs/overview' }],
  ['/r/docs/9.9.9/overview', { status: 301, location: '/docs/overview' }],
  ['/r/0.2.0-beta.2/docs/overview', { status: 301, location: '/docs/overview' }],
  ['/r//evil.example', { status: 301, location: '/evil.example' }],
  ['/r/next//evil.example', { status: 301, location: '/evil.example' }],
  ['/r/\\evil.example', { status: 301, location: '/evil.example' }],
  ['/r/%0d%0aSet-Cookie:a=b', { status: 301, location: '/%0d%0aSet-Cookie:a=b' }],
  ['/%0d%0aSet-Cookie:a=b', { status: 404 }],
  ['/docs/overview', { status: 200 }],
  ['/docs/overview/', { status: 200 }],
  ['/docs/overview/index.html?a=1', { status: 301, location: '/docs/overview?a=1' }],
  ['/index.html', { status: 301, location: '/' }],
  ['/%', { status: 404 }],
  ['/%E0%A4%A', { status: 404 }],
  ['/%ff', { status: 404 }],
  [`/${'a'.repeat(8 * 1024 - 100)}`, { status: 404 }],
  [`/?${'q'.repeat(64 * 1024)}`, { status: 414 }],
  ['//docs/overview', { status: 200 }],
  ['//evil.example/', { status: 404 }],
  ['/nowhere', { status: 404 }],
  ['/docs/API/editor', { status: 404 }],
]

/** Conditional and range requests: header and expected status. */
const representations: readonly [about: string, headers: Record<string, string>, status: number][] = [
  ['a part', { range: 'bytes=0-9', 'accept-encoding': 'identity' }, 206],
  ['a part that is not there', { range: 'bytes=99999999-', 'accept-encoding': 'identity' }, 416],
  ['packed', { 'accept-encoding': 'gzip' }, 200],
]

/** Checks what nginx answers to redirects, unknown and hostile addresses, and to requests for parts of files. */
async function checkAddresses(check: Check, url: string): Promise<void> {
  const origin = new URL(url)
  for (const [path, { status, location }] of rows) {
    await check(`${path.slice(0, 40)} is answered by ${location ?? status}`, async () => {
      const { status: code, headers, text } = await sendRequest(origin, path)
      assert.deepEqual([code, headers.location], [status, location])
      assert.equal(headers['set-cookie'], undefined)
      if (status !== 404) return
      assert.equal(headers['cache-control'], 'no-store')
      assert.match(text, /Page not found/)
    })
  }
  for (const [about, headers, status] of representations)
    await check(`${about} is answered with ${status}`, async () => {
      assert.equal((await sendRequest(origin, '/docs/overview', headers)).status, status)
    })
  await check('what a browser has already is answered with 304', async () => {
    const { headers } = await sendRequest(origin, '/docs/overview')
    const again = await sendRequest(origin, '/docs/overview', { 'if-none-match': headers.etag ?? '' })
    assert.deepEqual([again.status, again.text], [304, ''])
  })
}

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
        checks.filter(({ issue }) => issue !== null),
        [],
      )
    })
    await checkAddresses(check, url)
  } finally {
    await nginx?.end()
    rmSync(folder, { recursive: true, force: true })
  }
})
