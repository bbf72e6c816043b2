import type { HostRules } from './headerRules'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\:]/g, '\\$&')

/** The pattern of a redirect for Vercel, which distinguishes paths with and without a slash at the end. */
const redirectSource = (from: string) =>
  from.endsWith('/*') ? `${escaped(from.slice(0, -1))}:splat(.*)` : `${escaped(from)}(/?)`

/** The pattern of a header rule for Vercel. */
function headerSource(pattern: string): string {
  const path = escaped(pattern).replaceAll('\\*', '(.*)')
  return pattern !== '/' && pattern.endsWith('/') ? `${path.slice(0, -1)}(/?)` : path
}

/** `vercel.json`: redirects and headers. JSON has no comments, so it does not name its readers. */
export function vercelConfig({ headers, redirects }: HostRules): string {
  const config = {
    cleanUrls: false,
    redirects: redirects.map(({ from, to }) => ({
      source: redirectSource(from),
      destination: to,
      statusCode: 301,
    })),
    headers: headers.map((rule) => ({
      source: headerSource(rule.for),
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
