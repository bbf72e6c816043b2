import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { redirectTarget, withBase } from '../../src/model/url'
import { headerRules, hostFiles, HOSTS, nginxMaps } from '../../src/build/hosting'
import { anyLegacyPath } from './anyLegacyPath'
import { startHost } from '../../e2e/host'
import { readHeaders } from '../../e2e/host/rules'

const moved = [{ from: '/old', to: '/support' }]
const rulesAt = (baseUrl: string) =>
  headerRules({
    policy: "default-src 'none'; script-src 'self' 'sha256-a+/='",
    sections: ['/blog', '/docs', '/search', '/support'],
    hashed: ['app-7b5e7a60804f7db97ec3.js', 'styles.ee0a5fc3c6b9de826439.css'],
    baseUrl,
  })
/** The text of a file that is written for hosts. */
const fileAt = (baseUrl: string, name: string) =>
  hostFiles({ headers: rulesAt(baseUrl), moved, pages: [], versions: [], baseUrl }).find(
    ({ path }) => path === name,
  )?.text ?? ''

const paths = [
  ...['/', '/index.html', '/404.html', '/docs', '/docs/', '/docs/overview', '/docs/overview/', '/nowhere'],
  ...['/docs/overview/index.html', '/docs/overview.md', '/blog/archive', '/search', '/support'],
  ...['/examples/', '/examples/index.html', '/examples/basic/', '/examples/assets/basic-B8x_k2Qa.js'],
  ...[
    '/examples/landing/index.html',
    '/examples/nowhere',
    '/page-data/index/page-data.json',
    '/records.json',
  ],
  ...['/app-7b5e7a60804f7db97ec3.js', '/styles.ee0a5fc3c6b9de826439.css', '/static/a-0123456789abcdef.woff2'],
  ...['/favicon.ico', '/sitemap.xml', '/redirects.js', '/appx7b5e7a60804f7db97ec3.js'],
]

interface VercelFile {
  redirects: { source: string; destination: string }[]
  headers: { source: string; headers: { key: string; value: string }[] }[]
}

/** A source of `vercel.json` as Vercel reads it: an escaped literal with groups, some of them named. */
const expression = (source: string) => new RegExp(`^${source.replace(/(?<!\\):(\w+)\(/g, '(?<$1>')}$`)

function vercelHeaders({ headers }: VercelFile, pathname: string): Record<string, string> {
  const found = headers.filter(({ source }) => expression(source).test(pathname))
  return Object.fromEntries(
    found.flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value])),
  )
}

function vercelTarget({ redirects }: VercelFile, pathname: string): string | null {
  for (const { source, destination } of redirects) {
    const match = expression(source).exec(pathname)
    if (match !== null)
      return destination.replace(/:([a-z]+)/g, (_, name: string) => match.groups?.[name] ?? '')
  }
  return null
}

function nginxHeadersOf(baseUrl: string, pathname: string): Record<string, string> {
  const entries = nginxMaps(rulesAt(baseUrl)).flatMap(({ header, cases }) => {
    const found = cases.find(({ pattern }) => new RegExp(pattern).test(pathname))
    return found === undefined ? [] : [[header.toLowerCase(), found.value]]
  })
  return Object.fromEntries(entries) as Record<string, string>
}

describe.each(['/', '/craft.js/'])('host files under %s', (baseUrl) => {
  const vercel = JSON.parse(fileAt(baseUrl, 'vercel.json')) as VercelFile
  let headersOf: Awaited<ReturnType<typeof readHeaders>>
  beforeAll(async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'headers-'))
    const file = path.join(folder, '_headers')
    writeFileSync(file, fileAt(baseUrl, '_headers'))
    headersOf = await readHeaders(file)
    rmSync(folder, { recursive: true })
  })

  it.each(paths)('say the same about %s', (pathname) => {
    const address = withBase(pathname, baseUrl)
    const said = headersOf(address)
    expect(said['x-content-type-options']).toBe('nosniff')
    expect(vercelHeaders(vercel, address)).toEqual(said)
    const { 'content-type': _, ...ours } = said
    expect(nginxHeadersOf(baseUrl, address)).toEqual(ours)
  })

  it('keeps hashed files for a year and asks for pages and their data every time', () => {
    const cache = (pathname: string) => headersOf(withBase(pathname, baseUrl))['cache-control']
    expect(cache('/app-7b5e7a60804f7db97ec3.js')).toBe('public, max-age=31536000, immutable')
    for (const pathname of ['/', '/docs/overview', '/page-data/index/page-data.json', '/examples/basic/'])
      expect(cache(pathname), pathname).toBe('public, max-age=0, must-revalidate')
  })

  it('fit what Cloudflare Pages reads: 100 rules, 2,000 characters a line', () => {
    const text = fileAt(baseUrl, '_headers')
    expect(text.split('\n').filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000)
  })

  it('redirect in vercel.json as everywhere, or leave it to 404.html', () => {
    let answered = 0
    const plain = (target: string) => target.replace(/(?<=.)\/$/, '')
    const holds = (pathname: string) => {
      const location = vercelTarget(vercel, withBase(pathname, baseUrl))
      if (location === null) return
      answered++
      expect(location.startsWith('//')).toBe(false)
      const said = redirectTarget(withBase(pathname, baseUrl), moved, baseUrl) ?? 'nothing'
      expect(plain(location)).toBe(plain(said))
    }
    fc.assert(fc.property(anyLegacyPath, holds))
    expect(answered).toBeGreaterThan(100)
    expect(vercelTarget(vercel, withBase('/old/', baseUrl))).toBe(withBase('/support', baseUrl))
  })
})

it('the preview host serves no file that is written for hosts', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'own-'))
  const names = HOSTS.flatMap(({ files }) => Object.keys(files))
  for (const name of names) writeFileSync(path.join(folder, name), '')
  const host = await startHost({ root: folder, port: 0 })
  for (const name of names) expect((await fetch(host.url + name)).status, name).toBe(404)
  await host.close()
  rmSync(folder, { recursive: true })
})
