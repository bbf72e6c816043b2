import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { STUBS, stubModules } from './stubModules'

const CACHE = 'node_modules/gatsby/cache-dir'

/** What Gatsby's own files import; Partytown is written into `.cache` at build time. */
const imported = readdirSync(CACHE)
  .filter((name) => name.endsWith('.js'))
  .flatMap((name) => [...readFileSync(path.join(CACHE, name), 'utf8').matchAll(/from ["'`]([^"'`]+)/g)])
  .map(([, request = '']) => request)
  .concat('../node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js')

it.each(STUBS)('Gatsby still asks for $asked', ({ asked, stub }) => {
  expect(imported.some((request) => asked.test(request))).toBe(true)
  expect(existsSync(path.join(__dirname, 'stubs', stub))).toBe(true)
})

/** The names that Gatsby's own files take from a module. */
function namesTaken(asked: RegExp): string[] {
  const texts = readdirSync(CACHE)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(CACHE, name), 'utf8'))
  return texts.flatMap((text) =>
    [...text.matchAll(/(?:im|ex)port ([\w$]+)?,?\s*(?:\{([^}]*)\})? from ["'`]([^"'`]+)/g)].flatMap(
      ([, whole, parts = '', request = '']) =>
        asked.test(request)
          ? [whole && 'default', ...parts.split(',').map((part) => part.trim())].filter(Boolean)
          : [],
    ),
  ) as string[]
}

it.each(STUBS)('$stub has what Gatsby takes of it', async ({ asked, stub }) => {
  const names = Object.keys((await import(path.join(__dirname, 'stubs', stub))) as object)
  expect(names).toEqual(expect.arrayContaining(namesTaken(asked)))
})

it('stands in for Gatsby’s requests alone', () => {
  const requests = ['/site/.cache', '/site/src/theme'].map((context) => ({ context, request: 'gatsby-link' }))
  for (const plugin of stubModules('/plugin'))
    plugin.apply({
      hooks: {
        normalModuleFactory: {
          tap: (_: string, start: (factory: object) => void) =>
            start({
              hooks: {
                beforeResolve: {
                  tap: (_name: string, replace: (request: object) => void) => requests.forEach(replace),
                },
                afterResolve: { tap: () => {} },
              },
            }),
        },
      },
    } as never)
  expect(requests.map(({ request }) => request)).toEqual(['/plugin/stubs/link.mjs', 'gatsby-link'])
})
