/** A field of the form: which prop it writes, and how. */
export type FieldOfBlock = {
  prop: string
  label: string
  type: 'short' | 'long' | 'picture'
}

const fields: Record<string, readonly FieldOfBlock[]> = {
  Text: [{ prop: 'text', label: 'Words', type: 'long' }],
  Button: [{ prop: 'text', label: 'Label', type: 'short' }],
  Picture: [{ prop: 'picture', label: 'Shows', type: 'picture' }],
  Video: [{ prop: 'videoId', label: 'ID on YouTube', type: 'short' }],
  Card: [
    { prop: 'title', label: 'Title', type: 'short' },
    { prop: 'text', label: 'Words', type: 'long' },
    { prop: 'picture', label: 'Shows', type: 'picture' },
  ],
}

/** The fields of a block of this kind; a block that holds others has none. */
export const fieldsOf = (kind: string): readonly FieldOfBlock[] =>
  fields[kind] ?? []
