/** Kinds of fields, with the labels that the user sees. */
export const fieldKinds = {
  text: 'One line',
  email: 'Email address',
  tel: 'Telephone number',
  lines: 'Several lines',
}

export type FieldKind = keyof typeof fieldKinds
