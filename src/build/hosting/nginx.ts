import type { HeaderRule, HostRules } from './headerRules'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`

/** The regular expression for a redirect. It matches the raw address, before decoding. */
const redirectExpression = (from: string) =>
  from.endsWith('/*') ? `^${escaped(from.slice(0, -1))}(?<splat>[^?]*)` : `^${escaped(from)}/?(?:\\?|$)`

/** The regular expression for a header rule. For a folder, nginx matches the path of its `index.html`. */
function headerExpression(pattern: string): string {
  const path = escaped(pattern).replaceAll('\\*', '.*')
  return pattern.endsWith('/') ? `^${path}(?:index\\.html)?$` : `^${path}$`
}

/** A `map` block: the first expression that matches `source` sets `variable`. */
function map(source: string, variable: string, cases: readonly (readonly [string, string])[]): string {
  const lines = cases.map(([expression, value]) => `  ${quoted(`~${expression}`)} ${quoted(value)};`)
  return `map ${source} ${variable} {\n  default "";\n${lines.join('\n')}\n}\n`
}

/** Names of the headers that rules set, without `Content-Type`, which nginx sets by file type. */
const namesOf = (rules: readonly HeaderRule[]) =>
  [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))].filter((name) => name !== 'Content-Type')

const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`

/** Splits a value into pieces that are short enough for nginx, which rejects parameters of more than 4,096 bytes. */
const LONGEST = /.{1,4000}/gs

/** The maps of one header. A value that is too long for nginx is assembled from several maps with one value each. */
function headerMaps(header: string, rules: readonly HeaderRule[]): string {
  const variable = variableOf(header)
  const parts: string[] = []
  const cases = rules.flatMap(({ for: pattern, headers }) => {
    const pieces = headers[header]?.match(LONGEST)
    if (!pieces) return []
    if (pieces.length === 1) return [[headerExpression(pattern), pieces.join('')] as const]
    for (const piece of pieces) if (!parts.includes(piece)) parts.push(piece)
    const names = pieces.map((piece) => `${variable}_${parts.indexOf(piece)}`)
    return [[headerExpression(pattern), names.join('')] as const]
  })
  const partMaps = parts.map((part, at) => `map "" ${variable}_${at} {\n  default ${quoted(part)};\n}\n`)
  return [...partMaps, map('$uri', variable, cases)].join('\n')
}

/** `_nginx.conf`: maps from the address to its redirect, and from the path to each header. */
export function nginxHttp({ headers, redirects }: HostRules, readers: string): string {
  const targets = redirects.map(
    ({ from, to }) => [redirectExpression(from), to.replace(':splat', '$splat')] as const,
  )
  return [
    `# Written by the build for ${readers}. Include it at the http level, and _nginx.server.conf in the server block.`,
    map('$request_uri', '$moved_to', targets),
    ...namesOf(headers).map((name) => headerMaps(name, headers)),
    '# Browsers must not cache a 404.',
    'map $status $site_cache_control_by_status {\n  404 "no-store";\n  default $site_cache_control;\n}\n',
  ].join('\n')
}

/** `_nginx.server.conf`, for the `server` block: redirects, headers, compression, file types, the not-found page. */
export function nginxServer({ headers, baseUrl }: HostRules, readers: string): string {
  const lines = namesOf(headers).map((name) => {
    const variable = variableOf(name)
    return `add_header ${name} ${name === 'Cache-Control' ? `${variable}_by_status` : variable} always;`
  })
  const base = escaped(baseUrl)
  const fileType = (type: string, pattern: string) =>
    `location ~ ${pattern} {\n  types {}\n  default_type ${quoted(type)};\n  try_files $uri =404;\n}`
  return `# Written by the build for ${readers}. Include it in a server block that sets listen, server_name, root and the certificates.
# Include _nginx.conf at the http level: its maps contain the headers. The root must have the site at ${baseUrl}.
server_tokens off;
absolute_redirect off;
charset utf-8;
charset_types text/markdown text/plain text/css application/javascript application/json application/xml;
if ($moved_to) { return 301 $moved_to$is_args$args; }

${lines.join('\n')}

# A slow client times out and does not block others.
client_header_timeout 10s;
client_body_timeout 10s;
send_timeout 30s;
keepalive_timeout 30s;
reset_timedout_connection on;

gzip on;
gzip_vary on;
gzip_comp_level 6;
gzip_min_length 256;
gzip_types text/css text/plain text/markdown text/xml application/javascript application/json application/xml
  application/atom+xml application/rss+xml application/manifest+json application/opensearchdescription+xml image/svg+xml;

error_page 404 ${baseUrl}404.html;
# An address that cannot be decoded does not exist.
error_page 400 =404 ${baseUrl}404.html;
location ~ ^${base}(?:_headers|_redirects|_nginx(?:\\.server)?\\.conf|vercel\\.json)$ { return 404; }
location ~ /\\.(?!well-known) { return 404; }
${fileType('text/markdown', '\\.md$')}
${fileType('application/gzip', '\\.tgz$')}
${fileType('application/manifest+json', '\\.webmanifest$')}
location ${baseUrl} {
  try_files $uri \${uri}index.html $uri/index.html =404;
}
`
}
