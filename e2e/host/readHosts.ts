import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getTransformedRoutes } from '@vercel/routing-utils'
import { readHeaders, readRedirects } from './rules'

/** A host's responses according to its files. */
export interface ReadHost {
  /** Redirect target of a raw path; `null` if the host serves a file or 404.html at that address. */
  redirectOf: (address: string) => string | null
  /** Headers of a path, with lowercase names. */
  headersOf: (address: string) => Record<string, string>
}

/** Netlify, using its own parsers, which `npm run serve` also uses. */
async function readNetlify(headers: string, redirects: string): Promise<ReadHost> {
  const folder = mkdtempSync(path.join(tmpdir(), 'netlify-'))
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text)
    return path.join(folder, name)
  }
  const headersOf = await readHeaders(write('_headers', headers))
  const redirectOf = await readRedirects(write('_redirects', redirects))
  rmSync(folder, { recursive: true })
  return { headersOf, redirectOf: (address) => redirectOf(address)?.location ?? null }
}

/**
 * Cloudflare Pages: paths match exactly, including a trailing slash. It reads the first 100 lines with a `*` and the first
 * 2,000 without (developers.cloudflare.com/pages/configuration/redirects).
 */
function readCloudflare(redirects: string): ReadHost['redirectOf'] {
  const rules = redirects.split('\n').flatMap((line) => {
    const [from = '', to = ''] = line.split(' ')
    return from.startsWith('/') ? [{ from, to }] : []
  })
  const exact = rules.filter(({ from }) => !from.includes('*')).slice(0, 2000)
  const patterns = rules.filter(({ from }) => from.includes('*')).slice(0, 100)
  return (address) => {
    const found = exact.find(({ from }) => from === address)
    if (found) return found.to
    const pattern = patterns.find(({ from }) => address.startsWith(from.slice(0, -1)))
    return pattern?.to.replace(':splat', () => address.slice(pattern.from.length - 1)) ?? null
  }
}

/** nginx: in each `map`, the first expression that matches the raw address or the path. */
function readNginx(http: string, server: string): ReadHost {
  const unquoted = (text = '') => text.replace(/\\([\\"])/g, '$1')
  const maps = new Map(
    [...http.matchAll(/^map \S+ (\$\w+) \{\n([^]*?)\n\}/gm)].map(([, variable = '', block = '']) => [
      variable,
      [...block.matchAll(/^ {2}(default|"~(?:[^"\\]|\\.)*") "?((?:[^"\\]|\\.)*?)"?;$/gm)].map(
        ([, expression = '', value]) => ({
          expression: expression === 'default' ? null : new RegExp(unquoted(expression).slice(2, -1)),
          value: unquoted(value),
        }),
      ),
    ]),
  )
  const valueOf = (variable: string, text: string): string => {
    const cases = maps.get(variable) ?? []
    for (const { expression, value } of cases) {
      const match = expression?.exec(text)
      if (match)
        return value.replace(/\$\w+/g, (name) => match.groups?.[name.slice(1)] ?? valueOf(name, text))
    }
    return (cases.find(({ expression }) => expression === null)?.value ?? '').replace(/\$\w+/g, (name) =>
      valueOf(name, text),
    )
  }
  const added = [...server.matchAll(/^add_header (\S+) (\$\w+) always;$/gm)]
  return {
    redirectOf: (address) => valueOf('$moved_to', `${address}?x=/next/`) || null,
    headersOf: (address) =>
      Object.fromEntries(
        added
          .map(([, name = '', variable = '']) => [name.toLowerCase(), valueOf(variable, address)])
          .filter(([, value]) => value !== ''),
      ) as Record<string, string>,
  }
}

/** Vercel, using its own conversion of vercel.json to regular expressions. */
function readVercel(text: string): ReadHost {
  const { routes, error } = getTransformedRoutes(
    JSON.parse(text) as Parameters<typeof getTransformedRoutes>[0],
  )
  if (error) throw new Error(error.message)
  const headerRoutes = (routes ?? []) as { src: string; status?: number; headers: Record<string, string> }[]
  const rules = headerRoutes.map((route) => ({ ...route, src: new RegExp(route.src) }))
  return {
    redirectOf: (address) => {
      const rule = rules.find(({ src, status }) => status === 301 && src.test(address))
      const [, splat = ''] = rule?.src.exec(address) ?? []
      return rule?.headers.Location?.replace('$1', () => splat) ?? null
    },
    headersOf: (address) => {
      const found = rules.filter(({ src, status }) => status !== 301 && src.test(address))
      const headers = found.flatMap((rule) => Object.entries(rule.headers))
      return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]))
    },
  }
}

/** Hosts that read the generated files. Cloudflare Pages shares Netlify's headers. */
export async function readHosts(files: readonly { path: string; text: string }[]) {
  const textOf = (name: string) => files.find(({ path }) => path === name)?.text ?? ''
  const netlify = await readNetlify(textOf('_headers'), textOf('_redirects'))
  return {
    Netlify: netlify,
    'Cloudflare Pages': { ...netlify, redirectOf: readCloudflare(textOf('_redirects')) },
    nginx: readNginx(textOf('_nginx.conf'), textOf('_nginx.server.conf')),
    Vercel: readVercel(textOf('vercel.json')),
  }
}
