/** One check of a published site; `issue` is `null` when it passes. */
export interface DeployCheck {
  path: string
  about: string
  issue: string | null
}

type Wanted = [about: string, issueOf: (reply: Response) => string | null]

/** Requests a path exactly as written, without following redirects. Rejects after 20 seconds without a response. */
const request = (origin: URL, path: string) =>
  fetch(origin.origin + path, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'br, gzip' },
    signal: AbortSignal.timeout(20_000),
  })

const status = (wanted: number): Wanted => [
  `answers ${wanted}`,
  (reply) => (reply.status === wanted ? null : `it answers ${reply.status}`),
]

const header = (name: string, wanted: RegExp): Wanted => [
  `sends ${name}`,
  ({ headers }) => (wanted.test(headers.get(name) ?? '') ? null : `it is "${headers.get(name) ?? ''}"`),
]

const security = [
  header('strict-transport-security', /max-age=\d{8}/),
  header('x-content-type-options', /^nosniff$/),
  header('x-frame-options', /^(?:SAMEORIGIN|DENY)$/),
  header('referrer-policy', /^strict-origin-when-cross-origin$/),
  header('permissions-policy', /camera=\(\)/),
  header('cross-origin-opener-policy', /^same-origin$/),
  header('cross-origin-resource-policy', /^same-origin$/),
]
const policy = header(
  'content-security-policy',
  /^(?!.*unsafe-(?:inline|eval))(?=.*default-src 'none').*frame-ancestors 'none'/,
)
const framed = header('content-security-policy', /frame-ancestors 'self'/)
const revalidated = header('cache-control', /no-cache|max-age=0/)
const compressed = header('content-encoding', /^(?:br|gzip)$/)
const immutable = header('cache-control', /max-age=31536000.*immutable/)

/** A single redirect on this origin, to the page with or without a slash, which depends on the host. */
const redirect = (wanted: string, origin: URL): Wanted => [
  `leads to ${wanted}`,
  ({ status: code, headers }) => {
    const location = headers.get('location')
    if (![301, 308].includes(code)) return `it answers ${code}`
    const target = new URL(location ?? '', origin)
    return target.origin === origin.origin && withoutSlash(target) === withoutSlash(new URL(wanted, origin))
      ? null
      : `it leads to ${location}`
  },
]

const withoutSlash = ({ pathname, search }: URL) => pathname.replace(/\/$/, '') + search

const sameOrigin = (origin: URL): Wanted => [
  'does not lead to another host',
  ({ headers }) => {
    const location = headers.get('location')
    return location === null || new URL(location, origin).origin === origin.origin
      ? null
      : `it leads to ${location}`
  },
]

/** The path of a hashed file that the page refers to, with the path prefix. */
const hashedFile = (html: string) =>
  /[^"'() ]*\/static\/[^"'() ]*[0-9a-f]{16,}[^"'() ]*\.\w+/.exec(html)?.[0] ?? null

/** The path that the canonical link of a page names; `null` if it has none. */
function canonicalPath(html: string): string | null {
  const [, address] = /<link[^>]* rel="canonical"[^>]* href="([^"]+)"/.exec(html) ?? []
  return address === undefined ? null : new URL(address).pathname
}

/** Checks the page at `path` of a host that may add a slash: the page that answers has to name its own address. */
async function checkPage(origin: URL, path: string, wanted: Wanted[]): Promise<DeployCheck[]> {
  const first = await request(origin, path)
  const target = new URL(first.headers.get('location') ?? path, origin)
  const addsSlash = [301, 308].includes(first.status) && target.href === `${new URL(path, origin).href}/`
  await first.body?.cancel()
  const served = addsSlash ? `${path}/` : path
  const reply = await request(origin, served)
  const canonical = canonicalPath(await reply.text())
  const about = 'names its own address in its canonical link'
  const hint = 'set “host” in content/site.ts to this host, and build again'
  const isOwn = canonical === null || canonical === served || (!addsSlash && canonical === `${served}/`)
  return [
    ...wanted.map(([what, issueOf]) => ({ path: served, about: what, issue: issueOf(reply) })),
    {
      path: served,
      about,
      issue: isOwn ? null : `it is ${canonical}${addsSlash ? `, which the host redirects: ${hint}` : ''}`,
    },
  ]
}

/**
 * Checks the deployed site whose landing page is at `address`. What the host cannot do is not checked: GitHub Pages sends
 * no headers and follows no rules, and, like Vercel, it publishes the files for other hosts.
 */
export async function verifyDeploy(address: string): Promise<DeployCheck[]> {
  const origin = new URL(address)
  const base = origin.pathname.replace(/\/?$/, '/')
  const at = (path: string) => base + path
  const landing = await request(origin, base)
  const server = landing.headers.get('server') ?? ''
  const hasRules = !/^github\.com$/i.test(server)
  const hidesRules = hasRules && !/^vercel$/i.test(server)
  const page = [status(200), ...(hasRules ? [...security, policy, revalidated] : []), compressed]
  const file = hashedFile(await landing.text())
  const table: [path: string, wanted: Wanted[]][] = [
    [base, page],
    [at('docs/overview/'), [status(200)]],
    [at('page-data/app-data.json'), [status(200), ...(hasRules ? [...security, revalidated] : [])]],
    [at('docs/overview.md'), [status(200), header('content-type', /^text\/markdown; ?charset=utf-8$/i)]],
    ...(file === null ? [] : [[file, [status(200), ...(hasRules ? [immutable] : [])]] as [string, Wanted[]]]),
    [at('examples/landing/'), [status(200), ...(hasRules ? [framed] : [])]],
    [at('no-such-page'), [status(404), ...(hasRules ? security : [])]],
    ...(hidesRules ? [[at('_headers'), [status(404)]] as [string, Wanted[]]] : []),
    [at('chunk-map.json'), [status(404)]],
    // Without rules, the script of 404.html follows old addresses.
    [at('r/docs/overview?x=1'), [hasRules ? redirect(at('docs/overview?x=1'), origin) : status(404)]],
    [at('r//evil.example'), [sameOrigin(origin)]],
    [at('r/next//evil.example'), [sameOrigin(origin)]],
    [`/${base}evil.example/`, [sameOrigin(origin)]],
  ]
  const checks = table.map(async ([path, wanted]) => {
    const reply = await request(origin, path)
    await reply.body?.cancel()
    return wanted.map(([about, issueOf]) => ({ path, about, issue: issueOf(reply) }))
  })
  return (await Promise.all([...checks, checkPage(origin, at('docs/overview'), page)])).flat()
}
