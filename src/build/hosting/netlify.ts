import type { HostRules } from './headerRules'

/** The text of `_headers`. */
export function netlifyHeaders({ headers }: HostRules, readers: string): string {
  const rules = headers.map(({ for: path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  return `# Written by the build for ${readers}.\n${rules.join('\n\n')}\n`
}

/** The text of `_redirects`. */
export function netlifyRedirects({ redirects }: HostRules, readers: string): string {
  const lines = redirects.map(({ from, to }) => `${from} ${to} 301`)
  return `# Written by the build for ${readers}: pages that moved, then the /r/ rule.\n${lines.join('\n')}\n`
}
