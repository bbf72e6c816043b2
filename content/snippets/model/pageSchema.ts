import type { Description, Descriptions, Field } from './fields'

/** The JSON Schema of a page in the form that a language model writes: nested elements. */
export const pageSchema = (descriptions: Descriptions, root = 'Page') => ({
  $ref: `#/$defs/${root}`,
  $defs: Object.fromEntries(
    Object.entries(descriptions).map(([name, each]) => [
      name,
      elementSchema(name, each),
    ]),
  ),
})

// APIs for structured output expect every property to be required, and allow no others.
const closed = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

function elementSchema(name: string, { about, fields, holds = [] }: Description) {
  const props = Object.entries(fields).map(([prop, field]) => [
    prop,
    fieldSchema(field),
  ])
  return {
    description: about,
    ...closed({
      component: { const: name },
      props: closed(Object.fromEntries(props) as Record<string, object>),
      children: {
        type: 'array',
        ...(holds.length > 0
          ? { items: { anyOf: holds.map((each) => ({ $ref: `#/$defs/${each}` })) } }
          : { maxItems: 0 }),
      },
    }),
  }
}

function fieldSchema(field: Field) {
  switch (field.kind) {
    case 'text':
      return { type: 'string', maxLength: field.maxLength }
    case 'choice':
      return { enum: field.options }
    case 'number':
      return { type: 'number', minimum: field.min, maximum: field.max }
  }
}
