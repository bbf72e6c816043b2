import type { ElementType, ReactNode } from 'react'

/** A node of a document in Tiptap's JSON format. */
export interface DocNode {
  type: string
  text?: string
  marks?: { type: string }[]
  content?: DocNode[]
}

/** Allowed node types and marks. If you use other extensions, add theirs. */
const tags = new Map<string, ElementType>([
  ['paragraph', 'p'],
  ['bulletList', 'ul'],
  ['orderedList', 'ol'],
  ['listItem', 'li'],
  ['blockquote', 'blockquote'],
  ['bold', 'strong'],
  ['italic', 'em'],
  ['strike', 's'],
  ['code', 'code'],
])

function wrap(type: string, inner: ReactNode): ReactNode {
  const Tag = tags.get(type)
  return Tag ? <Tag>{inner}</Tag> : inner
}

/** Shows a document without Tiptap. Shows unknown nodes as plain text. */
export function RichTextView({ node }: { node: DocNode }): ReactNode {
  const { type, text, marks = [], content = [] } = node
  if (type === 'hardBreak') return <br />
  if (text !== undefined)
    return marks.reduce<ReactNode>((inner, mark) => wrap(mark.type, inner), text)
  return wrap(
    type,
    content.map((child, at) => <RichTextView key={at} node={child} />),
  )
}
