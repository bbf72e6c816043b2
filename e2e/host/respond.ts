import path from 'node:path'
import { acceptedEncodings, type CompressedResponses } from './CompressedResponses'
import { findFile } from './findFile'
import { headersOf, type HeaderRule } from './headerRules'
import { redirectOf, type RedirectRule } from './redirectRules'

/** The range of a `Range` header, both ends included; `null` to send the whole file. */
function byteRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (match === null || (match[1] === '' && match[2] === '')) return null
  const [, first = '', last = ''] = match
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  return start > end ? 'unsatisfiable' : { start, end }
}

/** File names with a hash of the content, which never change. */
const hashed = [
  // Gatsby: /app-4f2e….js, /styles.4f2e….css
  /[-.][0-9a-f]{16,}\.(?:js|css)(?:\.map)?$/,
  // Gatsby: /static/4f2e…/photo.avif, /static/sans-4f2e….woff2
  /^\/static\/(?:.*[-/])?[0-9a-f]{16,}[-./]/,
  // Vite: /examples/assets/basic-B8x_k2Qa.js
  /\/assets\/[^/]*-[\w-]{8}\.\w+(?:\.map)?$/,
]

/** The `Cache-Control` of a file: a year for a name with a hash, otherwise it is revalidated every time. */
function cacheControlOf(pathname: string): string {
  return hashed.some((name) => name.test(pathname)) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

export interface ServedSite {
  root: string
  /** The path prefix, with a slash at both ends. */
  base: string
  redirects: RedirectRule[]
  headers: HeaderRule[]
  responses: CompressedResponses
}

/** The parts of a request that matter; header names are in lower case. */
export interface HostRequest {
  method: string
  /** The request target as it came: path and query. */
  target: string
  headers: Record<string, string | undefined>
}

/** `body` is sent unless the method is HEAD. */
export interface HostResponse {
  status: number
  headers: Record<string, string>
  body: Buffer | string
}

const longestTarget = 16 * 1024

function plain(status: number, text: string, headers: Record<string, string> = {}): HostResponse {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body: `${text}\n` }
}

async function respondWithFile(
  site: ServedSite,
  { headers }: HostRequest,
  file: string,
  status: 200 | 404,
  own: Record<string, string>,
): Promise<HostResponse> {
  const encodings = acceptedEncodings(headers['accept-encoding'] ?? '')
  const { range } = headers
  const copy = await site.responses.get(file, range === undefined ? encodings : ['identity'])
  const answered: Record<string, string> = {
    ...own,
    etag: copy.etag,
    ...(copy.varies && { vary: 'Accept-Encoding' }),
  }
  const known = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (status === 200 && (known.includes(copy.etag) || known.includes('*'))) {
    return { status: 304, headers: answered, body: '' }
  }
  const ifRange = headers['if-range'] ?? copy.etag
  const part = status === 200 && ifRange === copy.etag ? byteRange(range, copy.bytes.length) : null
  if (part === 'unsatisfiable')
    return plain(416, 'No such bytes', { 'content-range': `bytes */${copy.bytes.length}` })
  answered['content-type'] = copy.type
  answered['accept-ranges'] = 'bytes'
  if (copy.encoding !== 'identity') answered['content-encoding'] = copy.encoding
  if (part === null) return { status, headers: answered, body: copy.bytes }
  answered['content-range'] = `bytes ${part.start}-${part.end}/${copy.bytes.length}`
  return { status: 206, headers: answered, body: copy.bytes.subarray(part.start, part.end + 1) }
}

/** Responds as a static host does. */
export async function respond(site: ServedSite, request: HostRequest): Promise<HostResponse> {
  const { method, target } = request
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'Method not allowed', { allow: 'GET, HEAD' })
  if (target.length > longestTarget) return plain(414, 'Address too long')
  if (!target.startsWith('/')) return plain(400, 'Bad request')
  const [pathname = '/', ...query] = target.split('?')
  const ruled = headersOf(site.headers, pathname)
  const isInside = pathname.startsWith(site.base) || `${pathname}/` === site.base
  const sitePath = `/${pathname.slice(site.base.length)}`
  const file = isInside ? await findFile(site.root, sitePath) : null
  const redirect = redirectOf(site.redirects, pathname, file !== null)
  if (redirect !== null) {
    const location = [redirect.location, ...query].join('?')
    return plain(redirect.status, `Moved to ${location}`, { ...ruled, location })
  }
  if (file !== null) {
    return respondWithFile(site, request, file, 200, { 'cache-control': cacheControlOf(sitePath), ...ruled })
  }
  const unknown = { ...ruled, 'cache-control': 'no-store' }
  const page = await findFile(site.root, '/404.html')
  if (page === null || path.extname(page) !== '.html') return plain(404, 'Not found', unknown)
  return respondWithFile(site, request, page, 404, unknown)
}
