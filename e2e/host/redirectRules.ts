import { parseAllRedirects } from 'netlify-redirect-parser'

/** One line of `_redirects`, ready to match. */
export interface RedirectRule {
  from: RegExp
  to: string
  status: number
  /** Whether it answers even where a file exists (`301!`). */
  force: boolean
}

/** What a rule answers: `location` is a path without the query. */
export interface RedirectAnswer {
  location: string
  status: number
}

type ParsedRule = Omit<RedirectRule, 'from'> & { from: string }

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A rule's `from` as an expression: `*` at the end is the rest, `:name` one segment, a last slash is ignored. */
function expressionOf(from: string): RegExp {
  const segments = from.split('/').filter((segment) => segment !== '')
  const parts = segments.map((segment) => {
    if (segment === '*') return '(?:/(?<splat>.*))?'
    return segment.startsWith(':') ? `/(?<${segment.slice(1)}>[^/]+)` : `/${escaped(segment)}`
  })
  return new RegExp(`^${parts.join('')}${segments.at(-1) === '*' ? '' : '/?'}$`)
}

/** The rules of a `_redirects` file; none when the file does not exist. Throws on a line that hosts would skip. */
export async function readRedirectRules(file: string): Promise<RedirectRule[]> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: true,
  })
  if (errors.length > 0) throw new Error(`${file} has lines that no host understands:\n${errors.join('\n')}`)
  return (redirects as ParsedRule[]).map((rule) => ({ ...rule, from: expressionOf(rule.from) }))
}

/** What the first matching rule answers to `pathname`, or `null`: the way Netlify and its like do it. */
export function redirectOf(
  rules: readonly RedirectRule[],
  pathname: string,
  fileExists: boolean,
): RedirectAnswer | null {
  for (const rule of rules) {
    if (fileExists && !rule.force) continue
    const match = rule.from.exec(pathname)
    if (match === null) continue
    const location = rule.to.replace(/:([a-z]+)/g, (_, name: string) => match.groups?.[name] ?? '')
    return { location, status: rule.status }
  }
  return null
}
