import { versionPattern, withBase } from '../../model/url'
import type { HeaderRule, HostFacts } from './headerRules'

/** A case of the redirect map: a regular expression on the raw URL, and the target, with captures such as `$rest`. */
interface NginxRedirect {
  pattern: string
  to: string
}

/** A header and its values by path; the first match applies. */
interface NginxMap {
  header: string
  variable: string
  cases: readonly { pattern: string; value: string }[]
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`

const end = '(?:\\?|$)'
const slashes = '[/\\\\]*'

/** Pages that moved, the whole `/r/` rule and `/index.html`, in the order in which nginx tries them. */
export function nginxRedirects({ moved, baseUrl }: Pick<HostFacts, 'moved' | 'baseUrl'>): NginxRedirect[] {
  const base = literally(baseUrl)
  const legacy = `^${base}r`
  return [
    ...moved.map(({ from, to }) => ({
      pattern: `^${literally(withBase(from, baseUrl))}/?${end}`,
      to: withBase(to, baseUrl),
    })),
    {
      pattern: `${legacy}/${slashes}${versionPattern}(?:/${slashes}(?<rest>[^?]*))?${end}`,
      to: `${baseUrl}$rest`,
    },
    {
      pattern: `${legacy}/${slashes}(?<first>[^/\\\\?][^/?]*)/${versionPattern}(?<rest>/[^?]*)?${end}`,
      to: `${baseUrl}$first$rest`,
    },
    { pattern: `${legacy}(?:/${slashes}(?<rest>[^?]*))?${end}`, to: `${baseUrl}$rest` },
    { pattern: `^${base}${slashes}(?:(?<rest>[^/\\\\?][^?]*)/)?index\\.html${end}`, to: `${baseUrl}$rest` },
  ]
}

/** The regular expression for a pattern. For a folder, nginx matches the path of its `index.html`. */
function expressionOf(pattern: string): string {
  const path = literally(pattern).replaceAll('\\*', '.*')
  return pattern.endsWith('/') ? `^${path}(?:index\\.html)?$` : `^${path}$`
}

/** The header rules by header, without `Content-Type`, which nginx sets by file type. */
export function nginxMaps(rules: readonly HeaderRule[]): NginxMap[] {
  const names = [...new Set(rules.flatMap((rule) => Object.keys(rule.headers)))]
  return names
    .filter((name) => name !== 'Content-Type')
    .map((header) => ({
      header,
      variable: `$site_${header.toLowerCase().replaceAll('-', '_')}`,
      cases: rules.flatMap((rule) => {
        const value = rule.headers[header]
        return value === undefined ? [] : [{ pattern: expressionOf(rule.for), value }]
      }),
    }))
}

/** A `map` block: the first case that matches `source` sets `variable`. */
function map(source: string, variable: string, cases: readonly { pattern: string; value: string }[]): string {
  const lines = cases.map(({ pattern, value }) => `  ${quoted(`~${pattern}`)} ${quoted(value)};`)
  return `map ${source} ${variable} {\n  default "";\n${lines.join('\n')}\n}\n`
}

/** The longest value that is written in one piece: nginx refuses parameters of more than 4,096 bytes. */
const LONGEST = 4000

/** A map of a header, with the maps of the parts from which values are put together that are too long for nginx. */
function headerMap({ variable, cases }: NginxMap): string {
  const parts = new Map<string, string>()
  const nameOf = (part: string): string => {
    const name = parts.get(part) ?? `${variable}_${parts.size + 1}`
    parts.set(part, name)
    return name
  }
  const written = cases.map(({ pattern, value }) => ({
    pattern,
    value:
      value.length <= LONGEST
        ? value
        : Array.from({ length: Math.ceil(value.length / LONGEST) }, (_, at) =>
            nameOf(value.slice(at * LONGEST, (at + 1) * LONGEST)),
          ).join(''),
  }))
  const partMaps = [...parts].map(([part, name]) => `map "" ${name} {\n  default ${quoted(part)};\n}\n`)
  return [...partMaps, map('$uri', variable, written)].join('\n')
}

/** `_nginx.conf`: maps from the address to its redirect, and from the path to each header. */
export function nginxHttp(facts: Omit<HostFacts, 'pages' | 'versions'>, readers: string): string {
  const redirects = nginxRedirects(facts).map(({ pattern, to }) => ({ pattern, value: to }))
  const maps = nginxMaps(facts.headers).map(headerMap)
  // Browsers must not cache a 404.
  const cacheControl = 'map $status $site_kept {\n  404 "no-store";\n  default $site_cache_control;\n}\n'
  const redirectMap = `# Written by the build for ${readers}. Include it at the http level, and write in the server block:
#   if ($moved_to) { return 301 $moved_to$is_args$args; }
# The raw address is read, so nothing in it is decoded into the answer.
${map('$request_uri', '$moved_to', redirects)}`
  return [redirectMap, ...maps, cacheControl].join('\n')
}

/** `_nginx.server.conf`, for the `server` block: redirects, headers, compression, file types, the not-found page. */
export function nginxServer(facts: Pick<HostFacts, 'headers' | 'baseUrl'>, readers: string): string {
  const { baseUrl } = facts
  const headers = nginxMaps(facts.headers).map(({ header, variable }) => {
    const value = header === 'Cache-Control' ? '$site_kept' : variable
    return `add_header ${header} ${value} always;`
  })
  const base = literally(baseUrl)
  const file = (type: string, pattern: string) =>
    `location ~ ${pattern} {\n  types {}\n  default_type ${quoted(type)};\n  try_files $uri =404;\n}`
  return `# Written by the build for ${readers}. Include it in a server block that says listen, server_name, root and the certificates;
# include _nginx.conf at the http level: its maps hold the headers. The root holds the site at ${baseUrl}.
server_tokens off;
absolute_redirect off;
charset utf-8;
charset_types text/markdown text/plain text/css application/javascript application/json application/xml;
if ($moved_to) { return 301 $moved_to$is_args$args; }

${headers.join('\n')}

# Who is slow is let go, and holds up nobody.
client_header_timeout 10s;
client_body_timeout 10s;
send_timeout 30s;
keepalive_timeout 30s;
reset_timedout_connection on;

# Where the modules are there, files that npm run precompress packed are sent: gzip_static on; brotli_static on;
gzip on;
gzip_vary on;
gzip_comp_level 6;
gzip_min_length 256;
gzip_types text/css text/plain text/markdown text/xml application/javascript application/json application/xml
  application/atom+xml application/rss+xml application/manifest+json application/opensearchdescription+xml image/svg+xml;

error_page 404 ${baseUrl}404.html;
# An address that does not decode is one that does not exist.
error_page 400 =404 ${baseUrl}404.html;
location ~ ^${base}(?:_headers|_redirects|_nginx(?:\\.server)?\\.conf|vercel\\.json)$ { return 404; }
location ~ /\\.(?!well-known) { return 404; }
${file('text/markdown', '\\.md$')}
${file('application/manifest+json', '\\.webmanifest$')}
location ${baseUrl} {
  try_files $uri \${uri}index.html $uri/index.html =404;
}
`
}
