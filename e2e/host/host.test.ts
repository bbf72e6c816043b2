import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { portOf, startHost, type Host } from '.'

interface Reply {
  status: number
  headers: Record<string, string | undefined>
  body: Buffer
}

const long = '<!doctype html><p>Nodes and canvases.</p>'.repeat(40)
const hash = '0123456789abcdef0123'
const files: Record<string, string> = {
  'index.html': `home ${long}`,
  '404.html': `not found ${long}`,
  'docs/overview/index.html': `overview ${long}`,
  'support.html': 'support',
  'docs/overview/page.json': '{}',
  [`app-${hash}.js`]: `export const app = ${JSON.stringify(long)}`,
  'page-data/app-data.json': '{}',
  'static/0123456789abcdef0123456789abcdef/photo.png': 'png',
  'examples/assets/basic-B8x_k2Qa.js': '1',
  '.env': 'SECRET',
  'a/.git/config': 'secret',
  _redirects:
    '/old /support 301\n/r/api/* /docs/api/:splat 301\n/support /elsewhere 302\n/gone/:name /docs/:name 302\n',
}

let root: string
let host: Host

function write(folder: string, tree: Record<string, string>): void {
  for (const [name, text] of Object.entries(tree)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Asks with the path exactly as written; `fetch` would tidy it up. */
function ask(
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
  to = host,
): Promise<Reply> {
  const { hostname, port } = new URL(to.url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: target, headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const headers = response.headers as Record<string, string | undefined>
        resolve({ status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks) })
      })
    })
      .on('error', reject)
      .end()
  })
}

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'host-'))
  write(root, files)
  host = await startHost({ root, port: 0 })
})

afterAll(async () => {
  await host.close()
  rmSync(root, { recursive: true })
})

describe('addresses', () => {
  it.each(['/docs/overview', '/docs/overview/', '/docs/overview/index.html', '/docs/overview?a=1&b=%'])(
    'answers %s with the page at once',
    async (target) => {
      const { status, body } = await ask(target)
      expect([status, body.toString()]).toEqual([200, files['docs/overview/index.html']])
    },
  )

  it.each(['/support', '/support.html'])('answers %s with support.html', async (target) => {
    expect((await ask(target)).body.toString()).toBe('support')
  })

  it.each([
    '/nowhere',
    '/docs',
    '/docs/',
    '/Docs/overview',
    '/docs/overview/page.json/',
    '/%',
    '/%ff',
    '/%E0%A4%A',
    '/a%00b',
    '/a%2f..%2f.env',
    '/..%2f',
    '/../etc/passwd',
    '/docs/%2e%2e/.env',
    '/docs/..%5c.env',
    '//docs/overview',
    '/docs//overview',
    '/.env',
    '/a/.git/config',
    '/_redirects',
    '/_headers',
    '/%0d%0aSet-Cookie:%20a=b',
    `/${'a'.repeat(8 * 1024)}`,
    `/${'a/'.repeat(4 * 1024)}`,
  ])('answers %s with the not-found page', async (target) => {
    const { status, headers, body } = await ask(target)
    expect([status, body.toString()]).toEqual([404, files['404.html']])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers.location).toBeUndefined()
  })

  it('refuses an address of 64 kB and lives on', async () => {
    expect((await ask(`/?${'q'.repeat(64 * 1024)}`)).status).toBe(414)
    expect((await ask('/')).status).toBe(200)
  })

  it('refuses what is no path, and methods that change things', async () => {
    expect((await ask('http://evil.example/')).status).toBe(400)
    const { status, headers } = await ask('/', {}, 'POST')
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

describe('redirects', () => {
  it.each([
    ['/old', 301, '/support'],
    ['/old/?x=1&y', 301, '/support?x=1&y'],
    ['/r/api/editor?x=%0d%0a', 301, '/docs/api/editor?x=%0d%0a'],
    ['/r/api/%0d%0aSet-Cookie:a=b', 301, '/docs/api/%0d%0aSet-Cookie:a=b'],
    ['/gone/x', 302, '/docs/x'],
  ])('sends %s by %i to %s', async (target, status, location) => {
    const reply = await ask(target)
    expect([reply.status, reply.headers.location]).toEqual([status, location])
    expect(reply.headers['set-cookie']).toBeUndefined()
  })

  it('lets a file win over a rule that is not forced', async () => {
    expect((await ask('/support')).status).toBe(200)
  })
})

describe('responses', () => {
  it('compresses text with brotli or gzip as the browser asks', async () => {
    const brotli = await ask('/', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await ask('/', { 'accept-encoding': 'gzip, br;q=0' })
    const none = await ask('/')
    expect(brotliDecompressSync(brotli.body).toString()).toBe(files['index.html'])
    expect(gunzipSync(gzip.body).toString()).toBe(files['index.html'])
    expect([brotli, gzip, none].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ])
    expect(new Set([brotli, gzip, none].map(({ headers }) => headers.etag)).size).toBe(3)
    expect([brotli, gzip, none].map(({ headers }) => headers.vary)).toEqual(Array(3).fill('Accept-Encoding'))
  })

  it('leaves small files and pictures as they are', async () => {
    const reply = await ask('/static/0123456789abcdef0123456789abcdef/photo.png', { 'accept-encoding': 'br' })
    expect([reply.headers['content-encoding'], reply.headers.vary]).toEqual([undefined, undefined])
    expect(reply.headers['content-type']).toBe('image/png')
  })

  it('answers a known ETag with 304 and no body', async () => {
    const { headers } = await ask('/', { 'accept-encoding': 'br' })
    const etag = headers.etag ?? ''
    const again = await ask('/', { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
    expect((await ask('/', { 'if-none-match': etag })).status).toBe(200)
  })

  it('answers HEAD with the headers of GET', async () => {
    const { date: _now, ...get } = (await ask('/', { 'accept-encoding': 'br' })).headers
    const head = await ask('/', { 'accept-encoding': 'br' }, 'HEAD')
    expect(head.headers).toMatchObject(get)
    expect([head.status, head.body.length]).toEqual([200, 0])
  })

  it.each([
    ['bytes=0-3', 206, 'supp'],
    ['bytes=3-', 206, 'port'],
    ['bytes=-2', 206, 'rt'],
    ['bytes=0-999', 206, 'support'],
    ['bytes=7-', 416, 'No such bytes\n'],
    ['bytes=3-1', 200, 'support'],
    ['bytes=0-1,3-4', 200, 'support'],
    ['lines=1', 200, 'support'],
  ])('answers Range %s with %i', async (range, status, text) => {
    const reply = await ask('/support.html', { range, 'accept-encoding': 'br' })
    expect([reply.status, reply.body.toString()]).toEqual([status, text])
  })

  it('sends everything when the file changed since the part before', async () => {
    expect((await ask('/support.html', { range: 'bytes=0-3', 'if-range': '"old"' })).status).toBe(200)
  })

  it('sees a file that was written anew', async () => {
    write(root, { 'fresh.html': 'first' })
    expect((await ask('/fresh')).body.toString()).toBe('first')
    write(root, { 'fresh.html': 'second!' })
    expect((await ask('/fresh')).body.toString()).toBe('second!')
  })
})

describe('headers', () => {
  it.each([
    [`/app-${hash}.js`, 'public, max-age=31536000, immutable'],
    ['/static/0123456789abcdef0123456789abcdef/photo.png', 'public, max-age=31536000, immutable'],
    ['/examples/assets/basic-B8x_k2Qa.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/docs/overview', 'no-cache'],
    ['/page-data/app-data.json', 'no-cache'],
  ])('keeps %s: %s', async (target, expected) => {
    expect((await ask(target)).headers['cache-control']).toBe(expected)
  })

  it('is careful on its own', async () => {
    expect((await ask('/')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-type': 'text/html; charset=utf-8',
    })
  })

  it('says what _headers says instead, and joins blocks that overlap', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'host-'))
    const rules =
      '/*\n  X-Frame-Options: DENY\n  Cache-Control: no-cache\n/docs/*\n  X-Frame-Options: SAMEORIGIN\n'
    write(folder, { 'index.html': 'home', 'docs/a.html': 'a', _headers: rules })
    const other = await startHost({ root: folder, port: 0 })
    expect((await ask('/', {}, 'GET', other)).headers['x-frame-options']).toBe('DENY')
    expect((await ask('/docs/a', {}, 'GET', other)).headers['x-frame-options']).toBe('DENY, SAMEORIGIN')
    const unknown = await ask('/nowhere', {}, 'GET', other)
    expect([unknown.status, unknown.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(unknown.headers['referrer-policy']).toBeUndefined()
    await other.close()
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['_headers', 'X-Frame-Options: DENY\n'],
    ['_redirects', '/old\n'],
  ])('refuses to start with a %s that hosts would skip lines of', async (name, text) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'host-'))
    write(folder, { [name]: text })
    await expect(startHost({ root: folder, port: 0 })).rejects.toThrow(
      `${name} has lines that no host understands`,
    )
    rmSync(folder, { recursive: true })
  })
})

describe('under a path prefix', () => {
  let prefixed: Host
  beforeAll(async () => void (prefixed = await startHost({ root, port: 0, base: '/craft.js/' })))
  afterAll(() => prefixed.close())

  it.each([
    ['/craft.js/', 200],
    ['/craft.js', 200],
    ['/craft.js/docs/overview', 200],
    ['/docs/overview', 404],
    ['/craft.jsx', 404],
    ['/', 404],
  ])('answers %s with %i', async (target, status) => {
    expect((await ask(target, {}, 'GET', prefixed)).status).toBe(status)
  })

  it('says its address with the prefix', () => {
    expect(prefixed.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/craft\.js\/$/)
  })
})

it('takes a number as a port, and says so when it is none', () => {
  expect([portOf('9123'), portOf('0')]).toEqual([9123, 0])
  for (const written of ['', 'abc', '-1', '70000', '1.5']) expect(() => portOf(written)).toThrow('is no port')
})
