import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from './test'

/** Every file of the published site, from its root. */
const files = () =>
  readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative('public', path.join(entry.parentPath, entry.name)))

/** The pages among them. */
const pages = () =>
  files().filter((file) => file.endsWith('.html') && !/^(?:examples|_gatsby|404)\//.test(file))
const read = (file: string) => readFileSync(path.join('public', file), 'utf8')

const TEXT = /\.(?:html|js|json|css|xml|txt|md|svg|map|webmanifest|conf)$|_(?:headers|redirects)$/

/** Forms of secrets: private keys, and keys of the services that a site like this could meet. */
const SECRETS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b|\bgithub_pat_\w{60,}/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\bxox[abprs]-[\w-]{10,}/,
  /\bsk-[A-Za-z0-9_-]{20,}\b/,
  /\bnfp_[A-Za-z0-9]{36}\b/,
  /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]+/,
  /\b(?:admin|write|secret)_?(?:api)?_?key["']?\s*[:=]\s*["'][\w-]{8,}/i,
]

/** What the anchors of a page say: each tag that leads to another site. */
const foreignAnchors = (html: string) =>
  [...html.matchAll(/<a\s[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /href="(?:https?:)?\/\//.test(tag) && !/href="https:\/\/craft\.js\.org\//.test(tag))

test('nothing that looks like a secret is published, nor where it was built', () => {
  const found = files()
    .filter((file) => TEXT.test(file))
    .flatMap((file) => {
      const text = read(file)
      const patterns = SECRETS.filter((pattern) => pattern.test(text)).map(String)
      return [...patterns, ...(text.includes(process.cwd()) ? [process.cwd()] : [])].map(
        (what) => `${file}: ${what}`,
      )
    })
  expect(found).toEqual([])
})

test('no source map, statistic or cache is published', () => {
  const own =
    /\.map$|(?:^|\/)(?:\.cache|~partytown|node_modules)(?:\/|$)|webpack\.stats|chunk-map|\.tsx?$|\.env/
  expect(files().filter((file) => own.test(file))).toEqual([])
  const mapped = files().filter((file) => /\.(?:js|css)$/.test(file) && /sourceMappingURL=/.test(read(file)))
  expect(mapped).toEqual([])
})

test('whatever a page leads to knows nothing of its window', () => {
  const open = pages().flatMap((file) =>
    foreignAnchors(read(file))
      .filter((tag) => !/rel="[^"]*\bnoopener\b/.test(tag))
      .map((tag) => `${file}: ${tag}`),
  )
  expect(open).toEqual([])
})

test('every page has its own title, and the same navigation and help in the same order', () => {
  const titles = pages().map((file) => /<title[^>]*>([^<]*)/.exec(read(file))?.[1])
  expect(new Set(titles).size).toBe(pages().length)
  /** Where the links of the first bar or the last footer of a page lead, in order. */
  const linksOf = (file: string, part: RegExp) => {
    const html = read(file)
    const found = [...html.matchAll(part)].map(([text]) => text)
    const text = (part === bar ? found[0] : found.at(-1)) ?? ''
    return [...text.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href).join(' ')
  }
  const [bar, footer] = [/<header[^]*?<\/header>/g, /<footer[^]*?<\/footer>/g]
  const bars = new Set(pages().map((file) => linksOf(file, bar)))
  expect([...bars]).toHaveLength(1)
  expect([...bars][0]).toContain('support')
  expect([...new Set(pages().map((file) => linksOf(file, footer)))]).toHaveLength(1)
})

test('the data of a doc names no posts beside it', () => {
  const data = files().filter((file) => /^page-data\/docs\/.*page-data\.json$/.test(file))
  expect(data.length).toBeGreaterThan(20)
  const withPosts = data.filter((file) => {
    const { result } = JSON.parse(read(file)) as { result: { data: { newer?: unknown; older?: unknown } } }
    return Boolean(result.data.newer ?? result.data.older)
  })
  expect(withPosts).toEqual([])
})
