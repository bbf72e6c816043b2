import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { portOf, startHost, startNear, type Host } from '.'

const long = '<!doctype html><p>Nodes and canvases.</p>'.repeat(40)
const files: Record<string, string> = {
  'index.html': `home ${long}`,
  '404.html': `not found ${long}`,
  'docs/overview/index.html': `overview ${long}`,
  'docs/page.json': '{}',
  'support.html': 'support',
  '.env': 'SECRET',
  'a/.git/config': 'secret',
  'vercel.json': '{}',
  _headers:
    '/*\n  X-Frame-Options: DENY\n/docs/*\n  X-Frame-Options: SAMEORIGIN\n  Cache-Control: max-age=9\n',
  _redirects:
    '/old /support 301\n/r/api/* /docs/api/:splat 301\n/support /elsewhere 302\n/gone/:name /docs/:name 302\n',
}

let root: string
let host: Host
let prefixed: Host

function write(folder: string, tree: Record<string, string>): void {
  for (const [name, text] of Object.entries(tree)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
}

/** Requests a path exactly as written; `fetch` would normalize it. */
function get(target: string, headers: Record<string, string> = {}, from = host) {
  const { hostname, port } = new URL(from.url)
  type Reply = { status: number; headers: Record<string, string | undefined>; body: Buffer }
  return new Promise<Reply>((resolve, reject) => {
    const sent = request({ hostname, port, path: target, headers }, (response) => {
      const { statusCode: status = 0 } = response
      const headers = response.headers as Reply['headers']
      buffer(response).then((body) => resolve({ status, headers, body }), reject)
    })
    sent.on('error', reject).end()
  })
}

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'host-'))
  write(root, files)
  host = await startHost({ root, port: 0 })
  prefixed = await startHost({ root, port: 0, base: '/craft.js/' })
})

afterAll(async () => {
  await host.close()
  await prefixed.close()
  rmSync(root, { recursive: true })
})

describe('addresses', () => {
  it.each([
    ['/docs/overview', 'docs/overview/index.html'],
    ['/docs/overview/?a=1&b=%', 'docs/overview/index.html'],
    ['/docs/overview/index.html', 'docs/overview/index.html'],
    ['/support', 'support.html'],
  ])('answers %s with %s', async (target, file) => {
    const { status, body } = await get(target)
    expect([status, body.toString()]).toEqual([200, files[file]])
  })

  it.each([
    ...['/nowhere', '/docs', '/docs/', '/Docs/overview', '/docs/page.json/x', '//docs/overview'],
    ...['/docs//overview', '/%', '/%ff', '/%E0%A4%A', '/a%00b', '/a%2f..%2f.env', '/..%2f', '/../etc/passwd'],
    ...['/docs/%2e%2e/.env', '/docs/..%5c.env', '/.env', '/%2eenv', '/a/.git/config', '/_redirects'],
    ...['/_headers', '/%5fheaders', '/vercel.json', '/%0d%0aSet-Cookie:%20a=b', `/${'a/'.repeat(4096)}`],
  ])('serves the not-found page for %s', async (target) => {
    const { status, headers, body } = await get(target, { range: 'bytes=0-3' })
    expect([status, body.toString()]).toEqual([404, files['404.html']])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-frame-options']).toContain('DENY')
    expect([headers['set-cookie'], headers.location]).toEqual([undefined, undefined])
  })

  it('serves only paths under its prefix', async () => {
    for (const target of ['/craft.js/', '/craft.js', '/craft.js/docs/overview'])
      expect((await get(target, {}, prefixed)).status, target).toBe(200)
    for (const target of ['/docs/overview', '/craft.jsx', '/'])
      expect((await get(target, {}, prefixed)).status, target).toBe(404)
    expect(prefixed.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/craft\.js\/$/)
  })
})

it.each([
  ['/old', 301, '/support'],
  ['/old/?x=1&y', 301, '/support?x=1&y'],
  ['/r/api/editor?x=%0d%0a', 301, '/docs/api/editor?x=%0d%0a'],
  ['/r/api/%0d%0aSet-Cookie:a=b', 301, '/docs/api/%0d%0aSet-Cookie:a=b'],
  ['/gone/x', 302, '/docs/x'],
  ['/support', 200, undefined],
])('responds to %s with %i, unless a file exists there', async (target, status, location) => {
  const { status: answered, headers } = await get(target)
  expect([answered, headers.location, headers['set-cookie']]).toEqual([status, location, undefined])
})

it('uses the headers of a build that finishes while it runs', async () => {
  const before = files._headers ?? ''
  write(root, { _headers: before.replace('DENY', 'NONE') })
  utimesSync(path.join(root, '_headers'), 1, 1)
  expect((await get('/')).headers['x-frame-options']).toBe('NONE')
  write(root, { _headers: before })
  expect((await get('/')).headers['x-frame-options']).toBe('DENY')
})

describe('responses', () => {
  it('are compressed with brotli if the browser accepts it', async () => {
    const page = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotliDecompressSync(page.body).toString()).toBe(files['index.html'])
    expect([page.headers['content-encoding'], page.headers.vary]).toEqual(['br', 'Accept-Encoding'])
    expect((await get('/')).body.toString()).toBe(files['index.html'])
  })

  it('are 304 for a matching ETag, and partial for a range', async () => {
    const { etag = '' } = (await get('/')).headers
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': etag })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const { status, headers, body } = await get('/support', { range: 'bytes=3-5', 'accept-encoding': 'br' })
    expect([status, headers['content-range'], body.toString()]).toEqual([206, 'bytes 3-5/7', 'por'])
  })

  it('have the headers of all rules of _headers that match', async () => {
    const [home, doc] = [(await get('/')).headers, (await get('/docs/overview')).headers]
    expect(home).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-cache' })
    expect(doc).toMatchObject({ 'x-frame-options': 'DENY, SAMEORIGIN', 'cache-control': 'max-age=9' })
  })
})

describe('starting', () => {
  it.each([
    ['_redirects', '/old\n'],
    ['_headers', 'X-Frame-Options: DENY\n'],
  ])('fails for lines in %s that hosts would skip', async (name, text) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'host-'))
    write(folder, { [name]: text })
    await expect(startHost({ root: folder, port: 0 })).rejects.toThrow(`${name} has lines`)
    rmSync(folder, { recursive: true })
  })

  it('uses the next free port, and requires a number', async () => {
    const port = Number(new URL(host.url).port)
    const near = await startNear({ root, port })
    expect(Number(new URL(near.url).port)).toBeGreaterThan(port)
    await near.close()
    expect([portOf('9123'), portOf('0')]).toEqual([9123, 0])
    for (const text of ['', 'abc', '-1', '70000', '1.5']) expect(() => portOf(text)).toThrow('is not a port')
  })
})
