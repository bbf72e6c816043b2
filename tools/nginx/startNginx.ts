import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureNginx } from './ensureNginx'

/** An nginx of its own that serves one folder twice: with the rules of the site, and as plain files. */
export interface Nginx {
  /** The landing page, served with the generated configuration. */
  url: string
  /** The same files without any rule of ours. */
  plainUrl: string
  /** Processor time of its workers until now, in seconds; 0 where there is no `/proc`. */
  cpuSeconds: () => number
  end: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const MIME_TYPES = `types {
  text/html html; text/css css; text/xml xml; text/plain txt; application/javascript js; application/json json;
  image/svg+xml svg; image/png png; image/avif avif; image/webp webp; image/x-icon ico; font/woff2 woff2;
}`

/** What an operator writes around the generated files, for a folder and two ports. */
function configOf(root: string, own: string, port: number, plainPort: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${own}/${name};`)
    .join(' ')
  const types = existsSync('/etc/nginx/mime.types') ? 'include /etc/nginx/mime.types;' : MIME_TYPES
  // Workers of root would be nobody, who may not read temporary folders.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user} daemon off; pid ${own}/pid; worker_processes 1;
events { worker_connections 4096; }
http {
  ${types}
  default_type application/octet-stream; access_log off; sendfile on; tcp_nopush on; ${temporary}
  include ${root}/_nginx.conf;
  server { listen 127.0.0.1:${port} backlog=2048; root ${root}; gzip_static on; include ${root}/_nginx.server.conf; }
  server {
    listen 127.0.0.1:${plainPort} backlog=2048; root ${root}; gzip_static on;
    location / { try_files $uri $uri/index.html =404; }
  }
}
`
}

/** User and system time of the children of `parent`, in seconds. */
function childSeconds(parent: number): number {
  try {
    const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ')
    const seconds = children.map((id) => {
      const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return (Number(fields[11]) + Number(fields[12])) / 100
    })
    return seconds.reduce((sum, each) => sum + each, 0)
  } catch {
    return 0
  }
}

/** Starts nginx on two free ports, as whoever runs this; `root` is a built site. Throws what nginx says against it. */
export async function startNginx(root: string): Promise<Nginx> {
  const program = ensureNginx()
  const own = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const [port, plainPort] = [await freePort(), await freePort()]
  const config = path.join(own, 'nginx.conf')
  writeFileSync(config, configOf(path.resolve(root), own, port, plainPort))
  const log = path.join(own, 'error.log')
  const child = spawn(program, ['-p', own, '-c', config, '-e', log], { stdio: 'ignore' })
  const said = () => (existsSync(log) ? readFileSync(log, 'utf8') : 'It says nothing.')
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const url = `http://127.0.0.1:${port}/`
  for (const start = Date.now(); ;) {
    if (
      await fetch(url).then(
        (reply) => reply.ok,
        () => false,
      )
    )
      break
    if (child.exitCode !== null || Date.now() - start > 20_000)
      throw new Error(`nginx does not start:\n${said()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    plainUrl: `http://127.0.0.1:${plainPort}/`,
    cpuSeconds: () => childSeconds(child.pid ?? 0),
    end: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(own, { recursive: true, force: true })
    },
  }
}
