import { closedSchema, objectSchema } from '../fields/fieldRules'
import type { Description, Descriptions } from './description'

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

function elementSchema(name: string, { about, fields, holds = [] }: Description) {
  return {
    description: about,
    ...closedSchema({
      component: { const: name },
      props: objectSchema(fields),
      children: {
        type: 'array',
        ...(holds.length > 0
          ? { items: { anyOf: holds.map((each) => ({ $ref: `#/$defs/${each}` })) } }
          : { maxItems: 0 }),
      },
    }),
  }
}
