import { existsSync } from 'node:fs'
import { parseAllHeaders } from 'netlify-headers-parser'

/** One block of `_headers`. */
export interface HeaderRule {
  for: RegExp
  values: Record<string, string>
}

/** Headers for a folder without a `_headers` file. */
const withoutHeadersFile: HeaderRule[] = [
  {
    for: /^/,
    values: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Frame-Options': 'SAMEORIGIN',
    },
  },
]

/** The rules of a `_headers` file, or a few safe ones without it. Throws on a line that hosts would skip. */
export async function readHeaderRules(file: string): Promise<HeaderRule[]> {
  if (!existsSync(file)) return withoutHeadersFile
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [file] as never[],
    netlifyConfigPath: undefined,
  })
  if (errors.length > 0) throw new Error(`${file} has lines that no host understands:\n${errors.join('\n')}`)
  return headers.map((header) => {
    const { forRegExp, values } = header as unknown as { forRegExp: RegExp; values: Record<string, string> }
    return { for: forRegExp, values }
  })
}

/** All headers for `pathname`, names in lower case. Hosts join the values of overlapping blocks with a comma. */
export function headersOf(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const joined: Record<string, string> = {}
  for (const rule of rules) {
    if (!rule.for.test(pathname)) continue
    for (const [name, value] of Object.entries(rule.values)) {
      const key = name.toLowerCase()
      joined[key] = joined[key] === undefined ? value : `${joined[key]}, ${value}`
    }
  }
  return joined
}
