import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import type { Compiler, Configuration } from 'webpack'
import { skipPagesInDevShell } from './emptyDevShell'

/** What is requested in the place of `request`. */
function askedFor(config: Configuration, request: string): string {
  const resolved = { request }
  const beforeResolve = { tap: (_: string, change: (request: object) => void) => change(resolved) }
  const normalModuleFactory = {
    tap: (_: string, start: (factory: object) => void) => start({ hooks: { beforeResolve } }),
  }
  for (const plugin of config.plugins ?? [])
    if (typeof plugin === 'object') plugin?.apply({ hooks: { normalModuleFactory } } as unknown as Compiler)
  return resolved.request
}

it('Gatsby and the site render the document without any page', () => {
  const entry = readFileSync('node_modules/gatsby/cache-dir/develop-static-entry.js', 'utf8')
  const [drawing = '', others = ''] = entry.split('export function getPageChunk')
  expect(drawing.match(/asyncRequires/g)).toHaveLength(1)
  expect(drawing).not.toContain('wrapPageElement')
  expect(others).toContain('asyncRequires')
  expect(entry).toContain('from "lodash"')
  const ours = readFileSync('gatsby-ssr.tsx', 'utf8')
  expect(ours.match(/\bSiteLayout\b/g)).toHaveLength(1)
  expect(ours).toContain("export { wrapPageElement } from './src/templates/SiteLayout'")
})

it('replaces pages and the shell with an empty module, unless DEV_SSR renders them, and nothing else', () => {
  const config: Configuration = {}
  vi.stubEnv('GATSBY_EXPERIMENTAL_DEV_SSR', 'true')
  skipPagesInDevShell(config, { root: process.cwd(), plugin: __dirname })
  expect(config).toEqual({})
  vi.unstubAllEnvs()
  skipPagesInDevShell(config, { root: process.cwd(), plugin: __dirname })
  expect(askedFor(config, '$virtual/async-requires')).toMatch(/emptyModule\.mjs$/)
  expect(askedFor(config, './src/templates/SiteLayout')).toMatch(/emptyModule\.mjs$/)
  expect(askedFor(config, './src/templates/documentParts')).toBe('./src/templates/documentParts')
})
