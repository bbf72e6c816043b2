import { parseAllHeaders } from 'netlify-headers-parser'
import { parseAllRedirects } from 'netlify-redirect-parser'

function assertReadable(file: string, errors: readonly Error[]): void {
  if (errors.length > 0) throw new Error(`${file} has lines that no host understands:\n${errors.join('\n')}`)
}

/**
 * Reads a `_headers` file and returns a function from a path to its headers, with lowercase names. Like hosts, it joins the
 * values of overlapping blocks with a comma. No file means no headers. Throws on a line that hosts would skip.
 */
export async function readHeaders(file: string): Promise<(pathname: string) => Record<string, string>> {
  const parsed = await parseAllHeaders({ headersFiles: [file] as never[], netlifyConfigPath: undefined })
  assertReadable(file, parsed.errors)
  const rules = parsed.headers as unknown as { forRegExp: RegExp; values: Record<string, string> }[]
  return (pathname) => {
    const headers = new Headers()
    for (const { forRegExp, values } of rules)
      if (forRegExp.test(pathname))
        for (const name of Object.keys(values)) headers.append(name, values[name] ?? '')
    return Object.fromEntries(headers)
  }
}

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

/** A rule's `from` as a regular expression: a final `*` matches the rest, `:name` one segment; a trailing slash is ignored. */
function expressionOf(from: string): RegExp {
  const pattern = escaped(from.replace(/\/$/, ''))
    .replace(/\/\*$/, '(?:/(?<splat>.*))?')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
  return new RegExp(`^${pattern}/?$`)
}

/**
 * Reads a `_redirects` file as Netlify does and returns a function from a path to the response of the first matching rule,
 * or `null`; `location` is a path without the query. No file means no rules. Throws on a line that hosts would skip.
 */
export async function readRedirects(file: string) {
  const parsed = await parseAllRedirects({ redirectsFiles: [file], configRedirects: [], minimal: true })
  assertReadable(file, parsed.errors as Error[])
  const rules = (parsed.redirects as { from: string; to: string; status: number }[]).map(
    ({ from, to, status }) => ({ from: expressionOf(from), to, status }),
  )
  return (pathname: string): { location: string; status: number } | null => {
    for (const { from, to, status } of rules) {
      const match = from.exec(pathname)
      if (match === null) continue
      return { location: to.replace(/:(\w+)/g, (_, name: string) => match.groups?.[name] ?? ''), status }
    }
    return null
  }
}
