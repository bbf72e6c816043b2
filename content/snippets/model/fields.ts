/** The allowed values of a prop. The form, the schema, the prompt and the check use this. */
export type Field = { label: string } & (
  | { kind: 'text'; maxLength: number }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'number'; min: number; max: number }
)

/** A component's purpose, its props, and its allowed children. */
export interface Description {
  about: string
  fields: Record<string, Field>
  /** Resolver keys of allowed children. By default, no children are allowed. */
  holds?: readonly string[]
}

/** Descriptions by resolver key. */
export type Descriptions = Record<string, Description>

/** Returns the problem with a value, or null if it is valid. */
export function fieldProblem(field: Field, value: unknown): string | null {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' && [...value].length <= field.maxLength
        ? null
        : `must be text of at most ${field.maxLength} characters`
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
