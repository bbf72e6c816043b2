// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PLAYGROUND } from '../../src/model/examples'
import { examples, inSite, published, routes } from '../routes'
import { builtFiles, pageAt } from './pages'

const pages = new Set([...routes, ...examples].map(({ path }) => path))
const files = new Set(builtFiles())

/** Why a link to `address`, a path on this site with the path prefix or a URL, leads nowhere; `null` if it does not. */
function issueOf(address: string): string | null {
  const url = new URL(address, published(''))
  if (!`${url.href}/`.startsWith(published(''))) return null
  const file = decodeURI(url.pathname).slice(inSite('').length)
  const path = file.replace(/\/$/, '')
  if (!pages.has(path))
    return files.has(file) ? null : 'no page has this address; if it was renamed, write the new one'
  const id = decodeURIComponent(url.hash.slice(1))
  const isPage = routes.some((route) => route.path === path)
  if (id === '' || !isPage || (`/${path}` === PLAYGROUND && id.includes('='))) return null
  return pageAt(path).getElementById(id) ? null : `the page has no element with the id "${id}"`
}

const report = (place: string, address: string) => {
  const issue = issueOf(address)
  return issue === null ? [] : [`${place} links to ${address}: ${issue}`]
}

test('every link on every page leads to a page, a section or a file, without a redirect', () => {
  const found = routes.flatMap(({ path }) =>
    [...pageAt(path).querySelectorAll('a[href]')].flatMap((link) =>
      report(`/${path}`, new URL(link.getAttribute('href') ?? '', published(path)).href),
    ),
  )
  expect([...new Set(found)]).toEqual([])
})

test('every path of a doc in the code of the site leads to a page, without a redirect', () => {
  const folders = ['theme', 'playground', 'state-doctor', 'pages', 'templates', 'model'].map(
    (name) => `src/${name}`,
  )
  const sources = [...folders, 'packages/inspector'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  )
  const found = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<=["'`])\/docs\/[\w./-]+(?:#[\w-]+)?(?=["'`])/g)].flatMap(
      ([path]) => report(file, inSite(path.slice(1))),
    ),
  )
  expect(found).toEqual([])
})
