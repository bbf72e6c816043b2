import { afterEach, expect, it, vi } from 'vitest'
import { headerRules, hostFiles } from '../../src/build/hosting'
import { startHost, type Host } from '../../e2e/host'
import { temporaryFolder } from '../../src/fixtures/temporaryFolder'
import { verifyDeploy } from './verifyDeploy'

const { at, write } = temporaryFolder()
let host: Host | null = null

const font = 'static/sans-2736fc04dba22109b7e9ad52b7e4172d.woff2'
const page = `<!doctype html><title>Home</title><link href="/${font}">${'<p>words</p>'.repeat(300)}`

/** The host files of a site below `baseUrl`, by path. */
function hosted(baseUrl: string): Record<string, string> {
  const headers = headerRules({ policy: "default-src 'none'", sections: ['/docs'], hashed: [], baseUrl })
  const files = hostFiles({ headers, redirects: [], baseUrl })
  return Object.fromEntries(files.map((file) => [file.path, file.text]))
}

const files = {
  ...{ 'index.html': page, '404.html': page, 'docs/overview/index.html': page, 'docs/overview.md': '# A' },
  ...{ 'examples/landing/index.html': page, 'page-data/app-data.json': '{}', [font]: 'font' },
  ...hosted('/'),
  ...{ _redirects: '/r/docs/* /docs/:splat 301\n/r/next/docs/* /docs/:splat 301\n' },
}

/** Issues with these files when they are served. */
async function issuesOf(served: Record<string, string>, base = '/'): Promise<string[]> {
  for (const [name, text] of Object.entries(served)) write(name, text)
  host = await startHost({ root: at(), port: 0, base })
  const checks = await verifyDeploy(host.url)
  return checks.flatMap(({ path: address, about, issue }) =>
    issue === null ? [] : [`${address} ${about}: ${issue}`],
  )
}

afterEach(async () => {
  vi.unstubAllGlobals()
  await host?.close()
})

it('finds no issues in a site that is served with its host files', async () => {
  expect(await issuesOf(files)).toEqual([])
})

it('reports missing headers, and a published file that only the build needs', async () => {
  const found = await issuesOf({
    ...files,
    _headers: '/*\n  X-Frame-Options: DENY\n',
    'chunk-map.json': '{}',
  })
  expect(found).toContain('/ sends content-security-policy: it is ""')
  expect(found).toContain('/docs/overview sends strict-transport-security: it is ""')
  expect(found).toContain('/chunk-map.json answers 404: it answers 200')
})

it('reports a redirect to another host', async () => {
  const found = await issuesOf({ ...files, _redirects: '/r/* //evil.example/:splat 301\n' })
  expect(found.filter((issue) => issue.startsWith('/r/docs/overview?x=1'))).toHaveLength(1)
})

/** Replaces the response to a request as a host with its own rules would send it; `null` leaves it unchanged. */
function onHost(change: (path: string, reply: Response) => Response | null): void {
  const send = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    const reply = await send(address, options)
    return change(new URL(address).pathname, reply) ?? reply
  })
}

/** The files with an overview whose canonical link leads to `canonical`. */
const withCanonical = (canonical: string) => ({
  ...files,
  'docs/overview/index.html': `${page}<link data-helmet="true" rel="canonical" href="https://a.example${canonical}"/>`,
})

it('accepts a host that adds a slash to pages if their canonical links have it', async () => {
  const movedTo = (location: string) => new Response(null, { status: 308, headers: { location } })
  onHost((path) =>
    path === '/docs/overview'
      ? movedTo('/docs/overview/')
      : path === '/r/docs/overview'
        ? movedTo('/docs/overview/?x=1')
        : null,
  )
  expect(await issuesOf(withCanonical('/docs/overview/'))).toEqual([])
  await host?.close()
  expect(await issuesOf(withCanonical('/docs/overview'))).toEqual([
    '/docs/overview/ names its own address in its canonical link: it is /docs/overview, which the host redirects: set “host” in content/site.ts to this host, and build again',
  ])
})

it('reports a canonical link to another page', async () => {
  const found = await issuesOf(withCanonical('/docs'))
  expect(found).toEqual([expect.stringContaining('canonical link: it is /docs')])
})

it('accepts that GitHub Pages has no headers and no rules, and that Vercel publishes _headers', async () => {
  const served = (path: string, reply: Response) => (path === '/_headers' ? 200 : reply.status)
  onHost((path, reply) => {
    const kept = ['content-type', 'content-encoding'].flatMap((name) => {
      const value = reply.headers.get(name)
      return value === null ? [] : [[name, value] as [string, string]]
    })
    const status = path.startsWith('/r/') ? 404 : served(path, reply)
    return new Response(reply.body, { status, headers: [...kept, ['server', 'GitHub.com']] })
  })
  expect(await issuesOf(files)).toEqual([])
  await host?.close()
  vi.unstubAllGlobals()
  onHost((path, reply) => {
    const headers = new Headers(reply.headers)
    headers.set('server', 'Vercel')
    return new Response(reply.body, { status: served(path, reply), headers })
  })
  expect(await issuesOf(files)).toEqual([])
})

it('requests a hashed file below the path prefix of the site', async () => {
  const prefixed = {
    ...files,
    ...hosted('/craft/'),
    'index.html': page.replace(`/${font}`, `/craft/${font}`),
  }
  const found = await issuesOf(prefixed, '/craft/')
  expect(found.filter((issue) => issue.includes('/static/'))).toEqual([])
})
