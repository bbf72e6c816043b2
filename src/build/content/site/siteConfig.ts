import { z } from 'zod'
import { HOST_ADDS_SLASH, type HostName } from '../../../model/hosts'
import { AuthorError } from '../../errors'

const text = z.string().min(1, 'must not be empty')
const sitePath = z.string().regex(/^\/(?!\/)/, 'must be a path on this site that begins with one slash')
const address = z.url({ protocol: /^https?$/, error: 'must be an absolute http or https URL' })
const target = { label: text, to: sitePath.optional(), href: address.optional() }
type Target = { to?: string | undefined; href?: string | undefined }
const hasOneTarget = ({ to, href }: Target) => (to === undefined) !== (href === undefined)
const EITHER = 'must have either "to", a path on this site, or "href", an address on another site'
const link = z.strictObject(target).refine(hasOneTarget, EITHER)
const position = z.enum(['left', 'right'])
const key = z.string().min(1).nullable()
const folder = z
  .string()
  .regex(/^(?!\/)(?:.*[^/])?$/, 'must not begin or end with a slash: site, or an empty string')

/** Color names are excluded, because a misspelled one would go unnoticed. */
const COLOR = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+\([a-z\d\s.,%/+-]+\))$/i
const color = z.string().regex(COLOR, 'must be a CSS color such as #123524 or rgb(18 53 36)')

/** Whether every tag in `html` is closed, in the order of the tags. */
function isBalanced(html: string): boolean {
  const open: string[] = []
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z]\w*)[^>]*>/gi)) {
    if (slash === '' && !/^(?:br|img|wbr)$/i.test(name)) open.push(name)
    else if (slash !== '' && open.pop() !== name) return false
  }
  return open.length === 0
}

const NAVBAR_ITEMS = [
  z.strictObject({ type: z.literal('link'), position, ...target }).refine(hasOneTarget, EITHER),
  z.strictObject({ type: z.literal('doc'), position, label: text, docId: text }),
  z.strictObject({ type: z.literal('docSidebar'), position, label: text, sidebarId: text }),
  z.strictObject({ type: z.literal('dropdown'), position, label: text, items: z.array(link).min(1) }),
  z.strictObject({ type: z.literal('search'), position }),
  z.strictObject({ type: z.literal('docsVersion'), position }),
] as const
const UNKNOWN_TYPE = 'must be link, doc, docSidebar, dropdown, search or docsVersion'

/** The schema of `content/site.ts` (docs/requirements.md §3, §8). */
export const siteSchema = z.strictObject({
  title: text,
  tagline: text,
  url: z
    .string()
    .regex(/^https?:\/\/[^/?#\s]+$/, 'must be an origin such as https://craft.js.org, without a path'),
  baseUrl: z.string().regex(/^\/(?:[^/?#\s]+\/)*$/, 'must have a slash at both ends: / or /craft.js/'),
  host: z.enum(['', ...(Object.keys(HOST_ADDS_SLASH) as HostName[])]),
  favicon: z.string().regex(/^[^/]/, 'must not begin with a slash: it is a path in static'),
  titleDelimiter: text,
  repository: address,
  sources: z.strictObject({ repository: address, branch: text, folder }).nullable(),
  navbar: z.strictObject({
    hideOnScroll: z.boolean(),
    items: z.array(z.discriminatedUnion('type', NAVBAR_ITEMS, UNKNOWN_TYPE)),
  }),
  footer: z.strictObject({
    links: z.array(link),
    columns: z.array(z.strictObject({ title: text, items: z.array(link).min(1) })),
    notice: text,
    badges: z.array(
      z.strictObject({
        alt: text,
        src: address,
        href: address,
        width: z.int().positive(),
        height: z.int().positive(),
      }),
    ),
  }),
  docsVersion: z.strictObject({
    ...{ name: text, label: text, mainDocId: text },
    path: z.literal('/docs', 'must be /docs, where the docs are'),
  }),
  announcementBar: z
    .strictObject({
      id: z.string().regex(/^[\w.-]+$/, 'may contain only letters, digits, dots, hyphens and underscores'),
      content: text.refine(isBalanced, 'has a tag that is never closed, or that closes nothing'),
      backgroundColor: color,
      textColor: color,
      isCloseable: z.boolean(),
    })
    .nullable(),
  suggestedPages: z.array(link),
  search: z.strictObject({ appId: key, indexName: key, apiKey: key }).superRefine((values, context) => {
    const missing = Object.entries(values).filter(([, value]) => value === null)
    if (missing.length === 0 || missing.length === 3) return
    const message = 'must be set if the others are: set its GATSBY_ALGOLIA_… variable, or unset theirs'
    for (const [name] of missing) context.addIssue({ code: 'custom', path: [name], message })
  }),
})

/**
 * Throws an `AuthorError` if the site has a path prefix but Gatsby was run without `--prefix-paths` (`isPrefixed`),
 * because all links would be broken.
 */
export function checkPathPrefix(baseUrl: string, isPrefixed = false): void {
  if (baseUrl === '/' || isPrefixed) return
  throw new AuthorError(
    `content/site.ts sets baseUrl to "${baseUrl}", but Gatsby runs without --prefix-paths.`,
    'Run: npx gatsby build --prefix-paths',
  )
}
