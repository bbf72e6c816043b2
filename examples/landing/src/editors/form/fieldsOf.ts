/** A field of the form: its prop, its label, and its kind of input. */
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

/** Returns the fields for a kind of block. Blocks with children have none. */
export const fieldsOf = (kind: string): readonly FieldOfBlock[] =>
  fields[kind] ?? []
