import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Writable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import sirv from 'sirv'

/** The answer to a request; names of headers are in lower case. */
export interface HostResponse {
  status: number
  headers: Record<string, string>
  body: Buffer | string
}

/** What sirv sends, collected so that it can be compressed: the part of a `ServerResponse` that sirv uses. */
class CollectedResponse extends Writable {
  statusCode = 200
  readonly headers = new Headers()
  readonly chunks: Buffer[] = []
  getHeader = (name: string) => this.headers.get(name)
  setHeader = (name: string, value: unknown) => this.headers.set(name, String(value))

  writeHead(status: number, headers: OutgoingHttpHeaders = {}): void {
    this.statusCode = status
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value)
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.chunks.push(chunk)
    done()
  }
}

const brotli = promisify(brotliCompress)
const COMPRESSIBLE = /^text\/|json|javascript|xml|manifest|font\/ttf/

/** Compressed bodies by digest, since the best quality is too slow to repeat. */
const compressed = new Map<string, Promise<Buffer>>()

function compress(body: Buffer): Promise<Buffer> {
  const digest = createHash('sha256').update(body).digest('base64')
  // The best quality takes a second for 500 kB, and longer than the search waits while every core is busy.
  const params = { [constants.BROTLI_PARAM_QUALITY]: body.length <= 256 * 1024 ? 11 : 6 }
  const result = compressed.get(digest) ?? brotli(body, { params })
  compressed.set(digest, result)
  return result
}

/** Hidden files, empty segments, and configuration files of hosts, which are never served. */
const UNSERVED = /\/(?:\.|%2e)(?!well-known\/)|\/\/|^\/(?:(?:_|%5f)[^/]*|vercel\.json)\/?$/i

/**
 * Serves the files of a folder with sirv: clean addresses, ETags and ranges. Texts are compressed with brotli where the
 * browser accepts it. The result responds to a site path and the headers of a request; with `null` where there is no
 * file. Files are looked up for each request, so a new build shows without a restart.
 */
export function serveFiles(root: string) {
  const serve = sirv(root, { dev: true, etag: true, extensions: ['html'] })
  return async (url: string, headers: IncomingHttpHeaders): Promise<HostResponse | null> => {
    if (UNSERVED.test(url)) return null
    const found = await new Promise<CollectedResponse | null>((resolve, reject) => {
      const response = new CollectedResponse()
      response.once('finish', () => resolve(response)).once('error', reject)
      serve({ url, headers } as IncomingMessage, response as unknown as ServerResponse, () => resolve(null))
    })
    if (found === null) return null
    const [status, body] = [found.statusCode, Buffer.concat(found.chunks)]
    const answered = Object.fromEntries(found.headers)
    const type = answered['content-type'] ?? ''
    if (/^text\/[^;]*$/.test(type)) answered['content-type'] = `${type};charset=utf-8`
    if (status !== 200 || body.length <= 256 || !COMPRESSIBLE.test(type))
      return { status, headers: answered, body }
    answered.vary = 'Accept-Encoding'
    if (!/\bbr\b/.test(String(headers['accept-encoding']))) return { status, headers: answered, body }
    return { status, headers: { ...answered, 'content-encoding': 'br' }, body: await compress(body) }
  }
}
