import { propDanger } from '../saving/untrusted'
import type { AnyFields, Field, FieldKind, FieldOf } from './fields'
import { spacings } from './spacing'

interface Rules<Kind extends FieldKind> {
  /** The allowed values in words, for messages and language models. */
  about: (field: FieldOf<Kind>) => string
  accepts: (field: FieldOf<Kind>, value: unknown) => boolean
  /** The JSON Schema of the allowed values. */
  schema: (field: FieldOf<Kind>) => object
}

const text: Rules<'text' | 'longText'> = {
  about: ({ maxLength }) =>
    maxLength === undefined ? 'text' : `text of at most ${maxLength} characters`,
  accepts: ({ maxLength = Infinity }, value) =>
    typeof value === 'string' && [...value].length <= maxLength,
  schema: ({ maxLength }) => ({ type: 'string', maxLength }),
}

const choice: Rules<'choice'> = {
  about: ({ options }) => `one of ${Object.keys(options).join(', ')}`,
  accepts: ({ options }, value) =>
    typeof value === 'string' && Object.hasOwn(options, value),
  schema: ({ options }) => ({ enum: Object.keys(options) }),
}
const spacing = { kind: 'choice', label: '', options: spacings } as const

const color = /^#[\da-f]{6}$/i

/** The parts of a picture, as fields. */
const picture: AnyFields = {
  src: { kind: 'link', label: '' },
  width: { kind: 'number', label: '' },
  height: { kind: 'number', label: '' },
  alt: { kind: 'text', label: '' },
  decorative: { kind: 'switch', label: '' },
}

const rules: { [Kind in FieldKind]: Rules<Kind> } = {
  text,
  longText: text,
  number: {
    about: ({ min, max }) =>
      `a number${min === undefined ? '' : ` from ${min}`}${max === undefined ? '' : ` to ${max}`}`,
    accepts: ({ min = -Infinity, max = Infinity }, value) =>
      typeof value === 'number' && value >= min && value <= max,
    schema: ({ min, max }) => ({ type: 'number', minimum: min, maximum: max }),
  },
  choice,
  choices: {
    about: ({ options }) => `a list of any of ${Object.keys(options).join(', ')}`,
    accepts: ({ options }, value) =>
      Array.isArray(value) &&
      value.every((each) => typeof each === 'string' && Object.hasOwn(options, each)),
    schema: ({ options }) => ({
      type: 'array',
      items: { enum: Object.keys(options) },
    }),
  },
  switch: {
    about: () => 'true or false',
    accepts: (_, value) => typeof value === 'boolean',
    schema: () => ({ type: 'boolean' }),
  },
  color: {
    about: ({ none = '' }) => `a color such as #1a73e8, or "${none}"`,
    accepts: ({ none = '' }, value) =>
      typeof value === 'string' && (value === none || color.test(value)),
    schema: ({ none = '' }) => ({
      anyOf: [{ type: 'string', pattern: '^#[0-9a-fA-F]{6}$' }, { const: none }],
    }),
  },
  spacing: {
    about: () => choice.about(spacing),
    accepts: (_, value) => choice.accepts(spacing, value),
    schema: () => choice.schema(spacing),
  },
  link: {
    about: () => 'an address that does not run a script',
    accepts: (_, value) =>
      typeof value === 'string' && propDanger('href', value, true) === null,
    schema: () => ({ type: 'string' }),
  },
  picture: {
    about: () => 'a picture with src, width, height, alt and decorative',
    accepts: (_, value) => acceptsAll(picture, value),
    schema: () => objectSchema(picture),
  },
  list: {
    about: ({ fields }) =>
      `a list of objects with id, ${Object.keys(fields).join(', ')}`,
    accepts: ({ fields }, value) =>
      Array.isArray(value) && value.every((each) => acceptsAll(itemOf(fields), each)),
    schema: ({ fields }) => ({ type: 'array', items: objectSchema(itemOf(fields)) }),
  },
  custom: {
    about: ({ about = 'a valid value' }) => about,
    accepts: ({ accepts }, value) => accepts?.(value) ?? true,
    schema: ({ schema = {} }) => schema,
  },
}

const itemOf = (fields: AnyFields): AnyFields => ({
  id: { kind: 'text', label: '' },
  ...fields,
})

function acceptsAll(fields: AnyFields, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const values = new Map(Object.entries(value))
  return Object.entries(fields).every(
    ([name, field]) => fieldProblem(field, values.get(name)) === null,
  )
}

const rulesOf = (field: Field) => rules[field.kind] as Rules<FieldKind>

/** Describes the allowed values in words. */
export const aboutField = (field: Field): string => rulesOf(field).about(field)

/** Returns the problem with a value, such as “must be one of calm, loud”, or null. */
export const fieldProblem = (field: Field, value: unknown): string | null =>
  rulesOf(field).accepts(field, value) ? null : `must be ${aboutField(field)}`

/** The JSON Schema of an object with these fields. All are required, and no others are allowed, as APIs for structured output expect. */
export const objectSchema = (fields: AnyFields) =>
  closedSchema(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        rulesOf(field).schema(field),
      ]),
    ),
  )

/** The JSON Schema of an object with exactly these properties. */
export const closedSchema = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
