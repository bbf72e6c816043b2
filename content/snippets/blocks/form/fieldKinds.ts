/** Kinds of fields, with the labels that the user sees. */
export const fieldKinds = {
  text: 'One line',
  email: 'Email address',
  tel: 'Telephone number',
  lines: 'Several lines',
  choice: 'One of several options',
  boxes: 'Several options',
}

export type FieldKind = keyof typeof fieldKinds

export interface FormFieldProps {
  label: string
  /** The key of this field in the form data. Every field on a page has a different key. */
  name: string
  kind: FieldKind
  required: 'yes' | 'no'
  /** For `choice` and `boxes`, one per line. */
  options?: string
  /** The key of another field. This one is shown only if that one has the answer `ifAnswer`. */
  ifField?: string
  ifAnswer?: string
}

type Entries = Record<string, unknown>

export const optionsOf = ({ options = '' }: Pick<FormFieldProps, 'options'>) =>
  options
    .split('\n')
    .map((option) => option.trim())
    .filter(Boolean)

/** The answers to a field. Checkboxes can have several. Values of other types are not answers. */
export const valuesOf = (entries: Entries, name: string): string[] =>
  (Object.hasOwn(entries, name) ? [entries[name]].flat() : []).filter(
    (value) => typeof value === 'string' && value.trim() !== '',
  ) as string[]

/** Whether a visitor has to see a field. The browser and the server both decide it with this function. */
export const isShown = (
  { ifField = '', ifAnswer = '' }: Pick<FormFieldProps, 'ifField' | 'ifAnswer'>,
  entries: Entries,
) => ifField === '' || valuesOf(entries, ifField).includes(ifAnswer)
