import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Writable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import sirv from 'sirv'

/** Response to a request; header names are lowercase. */
export interface HostResponse {
  status: number
  headers: Record<string, string>
  body: Buffer | string
}

/** Collects sirv's output for compression; implements the part of `ServerResponse` that sirv uses. */
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

/** Compressed bodies by digest. Quality 5 is usual for hosts that compress on request. */
const compressed = new Map<string, Promise<Buffer>>()

function compress(body: Buffer): Promise<Buffer> {
  const digest = createHash('sha256').update(body).digest('base64')
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const result = compressed.get(digest) ?? brotli(body, { params })
  compressed.set(digest, result)
  return result
}

/** Paths that are never served: hidden files, empty segments, and configuration files of hosts. */
const UNSERVED = /\/(?:\.|%2e)(?!well-known\/)|\/\/|^\/(?:(?:_|%5f)[^/]*|vercel\.json)\/?$/i

/**
 * Serves a folder's files with sirv: clean URLs, ETags, and ranges. Text is compressed with brotli if the browser accepts
 * it. Returns a function that takes a site path and request headers, and returns the response, or `null` if there is no
 * file. Files are looked up on each request, so a new build needs no restart.
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
