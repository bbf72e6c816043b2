import path from 'node:path'
import { acceptedEncodings, type Representations } from './Representations'
import { byteRange } from './byteRange'
import { cacheControlOf } from './cacheControl'
import { findFile } from './findFile'
import { headersOf, type HeaderRule } from './headerRules'
import { redirectOf, type RedirectRule } from './redirectRules'

/** A folder and how it is served. */
export interface ServedSite {
  root: string
  /** The path prefix, with a slash at both ends. */
  base: string
  redirects: RedirectRule[]
  headers: HeaderRule[]
  representations: Representations
}

/** What the host reads of a request; header names are in lower case. */
export interface Question {
  method: string
  /** The request target as it came: path and query. */
  target: string
  headers: Record<string, string | undefined>
}

/** What goes back; `body` is sent unless the method is HEAD. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer | string
}

const longestTarget = 16 * 1024

function plain(status: number, text: string, headers: Record<string, string> = {}): Answer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body: `${text}\n` }
}

async function answerWithFile(
  site: ServedSite,
  { headers }: Question,
  file: string,
  status: 200 | 404,
  own: Record<string, string>,
): Promise<Answer> {
  const encodings = acceptedEncodings(headers['accept-encoding'] ?? '')
  const { range } = headers
  const copy = await site.representations.of(file, range === undefined ? encodings : ['identity'])
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

/** Answers one request the way a static host does. */
export async function answer(site: ServedSite, question: Question): Promise<Answer> {
  const { method, target } = question
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
    return answerWithFile(site, question, file, 200, { 'cache-control': cacheControlOf(sitePath), ...ruled })
  }
  const unknown = { ...ruled, 'cache-control': 'no-store' }
  const page = await findFile(site.root, '/404.html')
  if (page === null || path.extname(page) !== '.html') return plain(404, 'Not found', unknown)
  return answerWithFile(site, question, page, 404, unknown)
}
