/** The editors of the landing page: the value of each in the switch and in the address of the frame, and its label. */
export const EDITORS = [
  { value: 'studio', label: 'Studio' },
  { value: 'document', label: 'Document' },
  { value: 'form', label: 'Form' },
] as const

export type EditorValue = (typeof EDITORS)[number]['value']

/** Windows from this width on, in CSS pixels, begin with Studio; narrower ones with Document. */
export const STUDIO_WIDTH = 808
