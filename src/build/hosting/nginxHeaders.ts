import type { HeaderRule } from './headerRules'

/** A header and the values that nginx picks from by the path of the file, first match first. */
export interface NginxMap {
  header: string
  variable: string
  cases: readonly { pattern: string; value: string }[]
}

const literally = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
/** nginx answers a folder with the `index.html` in it, and then sees that file's path. */
const expressionOf = (pattern: string) =>
  pattern.endsWith('/') ? `^${literally(pattern)}(?:index\\.html)?$` : `^${literally(pattern)}$`

/** The header rules header by header; `Content-Type` is left out, since nginx sets it by the kind of file. */
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

const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`

/** Maps from the path to each header, for the `http` level. What does not exist is never kept (`no-store`). */
export function nginxHttp(rules: readonly HeaderRule[]): string {
  const maps = nginxMaps(rules).map(({ variable, cases }) => {
    const lines = cases.map(({ pattern, value }) => `  ${quoted(`~${pattern}`)} ${quoted(value)};`)
    return `map $uri ${variable} {\n  default "";\n${lines.join('\n')}\n}\n`
  })
  const kept = 'map $status $site_kept {\n  404 "no-store";\n  default $site_cache_control;\n}\n'
  return [...maps, kept].join('\n')
}

/** Directives for the `server` block: redirects, headers, compression, kinds of files, and the not-found page. */
export function nginxServer(rules: readonly HeaderRule[], baseUrl: string): string {
  const headers = nginxMaps(rules).map(({ header, variable }) => {
    const value = header === 'Cache-Control' ? '$site_kept' : variable
    return `add_header ${header} ${value} always;`
  })
  const base = literally(baseUrl)
  const file = (type: string, pattern: string) =>
    `location ~ ${pattern} {\n  types {}\n  default_type ${quoted(type)};\n  try_files $uri =404;\n}`
  return `# Written by the build. Include it in a server block that says listen, server_name, root and the certificates;
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
