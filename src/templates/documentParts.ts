import { cloneElement, type ReactElement } from 'react'

/** An element of the head or body, from Gatsby, a plugin or this site. */
export type Part = ReactElement<{
  sliceId?: string
  id?: string
  src?: string
  type?: string
  'data-identity'?: string
  'data-href'?: string
  dangerouslySetInnerHTML?: { __html: string }
}>

const isShared = ({ props }: Part) => /(?:^|\/)app\./.test(props['data-href'] ?? '')

/**
 * Puts the styles that all pages share before those of one kind of page, which refine them. Gatsby inlines them the other
 * way round.
 */
export function sharedStylesFirst(head: readonly Part[]): readonly Part[] {
  const shared = head.find(isShared)
  const first = head.findIndex(({ type, props }) => type === 'style' && props['data-href'])
  if (!shared || first === -1) return head
  const rest = head.filter((part) => part !== shared)
  return [...rest.slice(0, first), shared, ...rest.slice(first)]
}

/** The last result. Most pages have the same two texts, and so share one string in memory. */
let last = { text: '', more: '', joined: '' }

function join(text = '', more = ''): string {
  if (text !== last.text || more !== last.more) last = { text, more, joined: text + more }
  return last.joined
}

/** Appends the announcement's styles to the style sheet: a second element would need a second hash in every policy. */
export function mergeAnnouncementStyle(head: readonly Part[]): readonly Part[] {
  const sheet = head.find(({ props }) => props['data-identity'] === 'gatsby-global-css')
  const announcement = head.find(({ key }) => key === 'announcement')
  if (!sheet || !announcement) return head
  const [text, more] = [sheet, announcement].map(({ props }) => props.dangerouslySetInnerHTML?.__html)
  const joined = cloneElement(sheet, {
    'data-identity': undefined,
    dangerouslySetInnerHTML: { __html: join(text, more) },
  })
  return head.filter((part) => part !== announcement).map((part) => (part === sheet ? joined : part))
}
