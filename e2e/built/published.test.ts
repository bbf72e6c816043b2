import { expect, test } from 'vitest'
import { builtFiles, readBuilt } from './pages'

const files = builtFiles()

const TEXT = /\.(?:html|js|json|css|xml|txt|md|svg|map|webmanifest|conf)$|_(?:headers|redirects)$/

/** Patterns of secrets: private keys, and keys of services that a site like this might use. */
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

test('published files contain no secrets and no paths of the build machine', () => {
  const found = files
    .filter((file) => TEXT.test(file))
    .flatMap((file) => {
      const text = readBuilt(file)
      const patterns = SECRETS.filter((pattern) => pattern.test(text)).map(String)
      return [...patterns, ...(text.includes(process.cwd()) ? [process.cwd()] : [])].map(
        (what) => `${file}: ${what}`,
      )
    })
  expect(found).toEqual([])
})

test('no source maps, statistics, caches, or partial pages are published', () => {
  const own =
    /\.map$|(?:^|\/)(?:\.cache|~partytown|_gatsby|node_modules)(?:\/|$)|webpack\.stats|chunk-map|\.tsx?$|\.env/
  expect(files.filter((file) => own.test(file))).toEqual([])
})

test('@lean-build: no file refers to a source map', () => {
  const code = files.filter((file) => /\.(?:js|css)$/.test(file))
  expect(code.filter((file) => /sourceMappingURL=/.test(readBuilt(file)))).toEqual([])
})

test('the page data of a doc does not list posts', () => {
  const data = files.filter((file) => /^page-data\/docs\/.*page-data\.json$/.test(file))
  expect(data.length).toBeGreaterThan(20)
  // Posts have "newer" and "older". A doc would also have them if its query included posts.
  expect(data.filter((file) => /"(?:newer|older)":\{/.test(readBuilt(file)))).toEqual([])
})
