import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installDebianPackages } from '../../browser'
import { freePort } from '../../fixture'

/** An nginx of its own that serves one folder with the configuration that the build wrote. */
export interface Nginx {
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

/** What an operator writes around the generated files; `own` is a folder for nginx's temporary files. */
function configOf(root: string, own: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${own}/${name};`)
    .join(' ')
  // Workers of root would be nobody, who may not read temporary folders.
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
export async function startNginx(root: string): Promise<Nginx> {
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
