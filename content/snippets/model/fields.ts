/** What a prop may hold. The form, the schema, the prompt and the check are made of this. */
export type Field = { label: string } & (
  | { kind: 'text'; maxLength: number }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'number'; min: number; max: number }
)

/** What a component is for, what its props hold, and what may be in it. */
export interface Description {
  about: string
  fields: Record<string, Field>
  /** Keys of the resolver. Without it, nothing may be in the component. */
  holds?: readonly string[]
}

/** By the keys of the resolver. */
export type Descriptions = Record<string, Description>

/** Says what is wrong with a value; null if nothing is. */
export function fieldProblem(field: Field, value: unknown): string | null {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' && [...value].length <= field.maxLength
        ? null
        : `must be a text of at most ${field.maxLength} characters`
    case 'choice':
      return typeof value === 'string' && field.options.includes(value)
        ? null
        : `must be one of ${field.options.join(', ')}`
    case 'number':
      return typeof value === 'number' && value >= field.min && value <= field.max
        ? null
        : `must be a number from ${field.min} to ${field.max}`
  }
}
