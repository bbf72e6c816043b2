import { cloneElement, type ReactElement } from 'react'

/** What Gatsby puts into a document, or we do: an element with its words inside. */
export type Part = ReactElement<{
  sliceId?: string
  id?: string
  src?: string
  type?: string
  'data-identity'?: string
  dangerouslySetInnerHTML?: { __html: string }
}>

/** What was joined last: on most pages it is the same two texts, and they make one text, not one for each page. */
let last = { text: '', more: '', joined: '' }

function join(text = '', more = ''): string {
  if (text !== last.text || more !== last.more) last = { text, more, joined: text + more }
  return last.joined
}

/** A head with what the announcement looks like at the end of the one sheet: an element more is a hash more in every page. */
export function inOneSheet(head: readonly Part[]): readonly Part[] {
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
