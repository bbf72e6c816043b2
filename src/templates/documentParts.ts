import type { ReactElement } from 'react'

/** An element of the head or body, from Gatsby, a plugin or this site. */
export type Part = ReactElement<{
  sliceId?: string
  id?: string
  src?: string
  type?: string
  'data-href'?: string
  dangerouslySetInnerHTML?: { __html: string }
}>

const isShared = ({ props }: Part) => /(?:^|\/)app\./.test(props['data-href'] ?? '')

/**
 * Moves the styles that all pages share in front of the styles for one kind of page, which refine them. Gatsby inlines them
 * in the opposite order.
 */
export function sharedStylesFirst(head: readonly Part[]): readonly Part[] {
  const shared = head.find(isShared)
  const first = head.findIndex(({ type, props }) => type === 'style' && props['data-href'])
  if (!shared || first === -1) return head
  const rest = head.filter((part) => part !== shared)
  return [...rest.slice(0, first), shared, ...rest.slice(first)]
}
