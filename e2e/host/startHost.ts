import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { statSync } from 'node:fs'
import path from 'node:path'
import { type HostResponse, serveFiles } from './files'
import { readHeaders, readRedirects } from './rules'

/** Where and what to serve. */
interface HostOptions {
  /** The folder that the build wrote. */
  root: string
  /** The port, or 0 for any free one. */
  port: number
  /** The path prefix, with a slash at both ends; `/` by default. */
  base?: string
}

/** A running host. */
export interface Host {
  /** The address of the landing page, with the path prefix and a slash at the end. */
  url: string
  /** Ends every connection and frees the port. */
  close: () => Promise<void>
}

const plain = (status: number, text: string, headers: Record<string, string> = {}): HostResponse => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  body: `${text}\n`,
})

/** Reads it again when `file` changes, as after a build while the host runs: new pages need the new policy. */
function readAgain<Value>(read: () => Promise<Value>, file: string): () => Promise<Value> {
  let [value, time]: [Promise<Value> | null, number] = [null, 0]
  return () => {
    const now = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (value === null || now !== time) [value, time] = [read(), now]
    return value
  }
}

/**
 * Serves a built site on 127.0.0.1 like a real static host: clean addresses, `_redirects`, `_headers`, 404.html,
 * compression and ETags. Rejects when the port is taken or a rule file has lines that hosts would skip.
 */
export async function startHost({ root, port, base = '/' }: HostOptions): Promise<Host> {
  const fileAt = serveFiles(root)
  const readRules = readAgain(
    async () => ({
      headersOf: await readHeaders(path.join(root, '_headers')),
      redirectOf: await readRedirects(path.join(root, '_redirects')),
    }),
    path.join(root, '_headers'),
  )
  await readRules()

  async function respond({ method, url = '/', headers }: IncomingMessage): Promise<HostResponse> {
    if (method !== 'GET' && method !== 'HEAD') return plain(405, 'Method not allowed', { allow: 'GET, HEAD' })
    const [pathname = '/', ...query] = url.split('?')
    const { headersOf, redirectOf } = await readRules()
    const ruled = headersOf(pathname)
    const isInside = `${pathname}/`.startsWith(base)
    const file = isInside ? await fileAt(`/${pathname.slice(base.length)}`, headers) : null
    if (file !== null) return { ...file, headers: { ...file.headers, ...ruled } }
    const redirect = redirectOf(pathname)
    if (redirect !== null) {
      const location = [redirect.location, ...query].join('?')
      return plain(redirect.status, `Moved to ${location}`, { ...ruled, location })
    }
    const unknown = { ...ruled, 'cache-control': 'no-store' }
    const page = await fileAt('/404.html', { 'accept-encoding': headers['accept-encoding'] })
    if (page === null) return plain(404, 'Not found', unknown)
    return { ...page, status: 404, headers: { ...page.headers, ...unknown } }
  }

  const server = createServer((request, response) => {
    respond(request)
      .catch((error: unknown) => {
        console.error(`${request.method} ${request.url}:`, error)
        return plain(500, 'The host failed.')
      })
      .then(({ status, headers, body }) => {
        const length = status === 304 ? {} : { 'content-length': Buffer.byteLength(body) }
        response.writeHead(status, { ...headers, ...length })
        response.end(request.method === 'HEAD' ? undefined : body)
      })
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${taken}${base}`, close }
}

/** Starts a host at the wanted port, or at the next one that is free. */
export async function startNear(options: HostOptions): Promise<Host> {
  try {
    return await startHost(options)
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    if (!isTaken || options.port >= 65_535) throw error
    return startNear({ ...options, port: options.port + 1 })
  }
}

/** The port that an argument names. Throws when it is not a number from 0 to 65,535. */
export function portOf(input: string): number {
  const port = Number(input)
  if (/^\d+$/.test(input) && port <= 65_535) return port
  throw new Error(`"${input}" is not a port. Write a number such as 9000.`)
}
