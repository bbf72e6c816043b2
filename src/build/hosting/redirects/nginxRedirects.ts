import { versionPattern, withBase } from '../../../model/url'
import type { RedirectPlan } from './redirectPlan'

/** One line of the map: a regular expression on the raw address, and the path it leads to (`$rest` is a capture). */
export interface NginxRule {
  pattern: string
  to: string
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const end = '(?:\\?|$)'
const slashes = '[/\\\\]*'

/** Pages that moved, the whole `/r/` rule and `/index.html`, in the order in which nginx tries them. */
export function nginxRules({ moved, baseUrl }: Pick<RedirectPlan, 'moved' | 'baseUrl'>): NginxRule[] {
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

/** The text of an nginx file for the `http` level; the comment in it says what the `server` needs. */
export function nginxRedirects(plan: Pick<RedirectPlan, 'moved' | 'baseUrl'>): string {
  const quoted = (text: string) => `"${text.replace(/\\/g, '\\\\')}"`
  const lines = nginxRules(plan).map(({ pattern, to }) => `  ${quoted(`~${pattern}`)} ${quoted(to)};`)
  return `# Written by the build. Include it at the http level, and write in the server block:
#   if ($moved_to) { return 301 $moved_to$is_args$args; }
# The raw address is read, so nothing in it is decoded into the answer.
map $request_uri $moved_to {
  default "";
${lines.join('\n')}
}
`
}
