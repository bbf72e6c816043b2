import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { CompressedResponses } from './CompressedResponses'
import { respond, type HostResponse, type ServedSite } from './respond'
import { readHeaderRules } from './headerRules'
import { readRedirectRules } from './redirectRules'

/** Where and what to serve. */
export interface HostOptions {
  /** The folder that the build wrote. */
  root: string
  /** The port, or 0 for any free one. */
  port: number
  /** The path prefix, with a slash at both ends; `/` when left out. */
  base?: string
}

/** A running host. */
export interface Host {
  /** The address of the landing page, with the path prefix and a slash at the end. */
  url: string
  /** Ends every connection and frees the port. */
  close: () => Promise<void>
}

const failed: HostResponse = {
  status: 500,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: 'The host failed.\n',
}

function serverOf(site: ServedSite): Server {
  return createServer({ maxHeaderSize: 128 * 1024 }, (request, response) => {
    const { method = 'GET', url: target = '/' } = request
    const headers = request.headers as Record<string, string | undefined>
    void respond(site, { method, target, headers })
      .catch((error: unknown) => {
        console.error(`${method} ${target}:`, error)
        return failed
      })
      .then(({ status, headers, body }) => {
        response.writeHead(
          status,
          status === 304 ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
        )
        response.end(method === 'HEAD' ? undefined : body)
      })
      .catch((error: unknown) => {
        console.error(`${method} ${target}:`, error)
        response.destroy()
      })
  })
}

/**
 * Serves a built site on 127.0.0.1 like a real static host: clean addresses, `_redirects`, `_headers`, 404.html,
 * compression and caching. Rejects when the port is taken or a rule file has lines that hosts would skip.
 */
export async function startHost({ root, port, base = '/' }: HostOptions): Promise<Host> {
  const site: ServedSite = {
    root: path.resolve(root),
    base,
    redirects: await readRedirectRules(path.join(root, '_redirects')),
    headers: await readHeaderRules(path.join(root, '_headers')),
    responses: new CompressedResponses(),
  }
  const server = serverOf(site)
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
export function portOf(written: string): number {
  const port = Number(written)
  if (/^\d+$/.test(written) && port <= 65_535) return port
  throw new Error(`"${written}" is no port. Write a number such as 9000.`)
}
