import { existsSync, readdirSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { startHost } from '../../e2e/host'
import { headerRules, hostFiles, HOSTS } from '../../src/build/hosting'
import { temporaryFolder } from '../../src/fixtures/temporaryFolder'
import { withBase } from '../../src/model/url'
import { readHosts } from '../../e2e/host/readHosts'

/** Host files of a site with this policy. */
const filesAt = (baseUrl: string, policy = "default-src 'none'; script-src 'self' 'sha256-a+/='") => {
  const headers = headerRules({
    policy,
    sections: ['/blog', '/docs', '/docs-archive', '/search', '/support'],
    hashed: ['app-7b5e7a60804f7db97ec3.js', 'styles.ee0a5fc3c6b9de826439.css'],
    baseUrl,
  })
  return hostFiles({ headers, redirects: [], baseUrl })
}

const paths = [
  '/ /index.html /404.html /docs /docs/ /docs/overview /docs/overview/ /docs/overview/index.html /docs/overview.md',
  '/nowhere /blog/archive /search /support /examples/ /examples/index.html /examples/landing/index.html',
  '/examples/basic/ /examples/assets/basic-B8x_k2Qa.js /examples/nowhere /page-data/index/page-data.json',
  '/app-7b5e7a60804f7db97ec3.js /styles.ee0a5fc3c6b9de826439.css /static/a-0123456789abcdef.woff2 /favicon.ico',
  '/sitemap.xml /records.json /redirects.js /packages/a.tgz /appx7b5e7a60804f7db97ec3.js',
].flatMap((line) => line.split(' '))

describe.each(['/', '/craft.js/'])('the headers under %s', (baseUrl) => {
  let hosts: Awaited<ReturnType<typeof readHosts>>
  beforeAll(async () => void (hosts = await readHosts(filesAt(baseUrl))))

  it.each(paths)('are the same on all hosts for %s', (pathname) => {
    const address = withBase(pathname, baseUrl)
    const headers = hosts.Netlify.headersOf(address)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(hosts.Vercel.headersOf(address)).toEqual(headers)
    const { 'content-type': _, ...withoutType } = headers
    expect(hosts.nginx.headersOf(address)).toEqual(withoutType)
  })

  // Framing of other pages and caching times: e2e/built/host.test.ts.
  it('allow the site to frame every example, and isolate the playground’s frame', () => {
    const policyOf = (pathname: string) =>
      hosts.Netlify.headersOf(withBase(pathname, baseUrl))['content-security-policy']
    for (const name of readdirSync('examples').filter((name) => existsSync(`examples/${name}/index.html`)))
      for (const pathname of [`/examples/${name}/`, `/examples/${name}/index.html`])
        expect(policyOf(pathname), pathname).toContain("frame-ancestors 'self'")
    for (const pathname of ['/sandbox/', '/sandbox/index.html']) {
      const directives = policyOf(pathname)?.split('; ')
      for (const own of ['sandbox allow-scripts allow-forms', "default-src 'none'", "frame-ancestors 'self'"])
        expect(directives, pathname).toContain(own)
      expect(directives?.join()).not.toContain('http')
    }
  })

  it('stay within the limits of Cloudflare Pages: 100 rules, 2,000 characters per line', () => {
    const [file] = filesAt(baseUrl).filter(({ path }) => path === '_headers')
    const lines = file?.text.split('\n') ?? []
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000)
  })
})

it.each([10, 4000, 4001, 9500])('nginx can read a policy of at least %i characters', async (length) => {
  const policy = Array.from({ length }, (_, at) => String(at % 10)).join('')
  const files = filesAt('/', policy)
  const { nginx } = await readHosts(files)
  expect(nginx.headersOf('/')['content-security-policy']).toBe(`${policy}; frame-ancestors 'none'`)
  const text = files.find(({ path }) => path === '_nginx.conf')?.text ?? ''
  const parameters = [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, parameter = '']) => parameter.length)
  expect(Math.max(...parameters)).toBeLessThanOrEqual(4096)
})

const { at, write } = temporaryFolder()

it('the preview host does not serve configuration files for hosts', async () => {
  const names = HOSTS.flatMap(({ files }) => Object.keys(files))
  for (const name of names) write(name, '')
  const host = await startHost({ root: at(), port: 0 })
  for (const name of names) expect((await fetch(host.url + name)).status, name).toBe(404)
  await host.close()
})
