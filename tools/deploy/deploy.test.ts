import { afterEach, expect, it } from 'vitest'
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

afterEach(() => host?.close())

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

it('requests a hashed file below the path prefix of the site', async () => {
  const prefixed = {
    ...files,
    ...hosted('/craft/'),
    'index.html': page.replace(`/${font}`, `/craft/${font}`),
  }
  const found = await issuesOf(prefixed, '/craft/')
  expect(found.filter((issue) => issue.includes('/static/'))).toEqual([])
})
