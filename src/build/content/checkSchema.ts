import { z } from 'zod'
import { AuthorError, locationOf, locationOfPath, nearestNames } from '../errors'

/** The location of a value: a file below `root`, and the path of keys and indices in it. */
interface ValuePlace {
  file: string
  root: string
  at?: readonly PropertyKey[]
}

/** The value at `path` in `input`. */
export const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    input,
  )

/** The keys that `schema` allows at `path`. */
function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const [step, ...rest] = path
  if (schema instanceof z.ZodNullable) return keysAt(schema.unwrap(), path)
  if (schema instanceof z.ZodArray) return keysAt(schema.element, rest)
  if (schema instanceof z.ZodDiscriminatedUnion) return schema.options.flatMap((each) => keysAt(each, path))
  if (!(schema instanceof z.ZodObject)) return []
  const shape = schema.shape as Record<string, z.core.$ZodType>
  const inner = shape[String(step)]
  return step === undefined ? Object.keys(shape) : inner === undefined ? [] : keysAt(inner, rest)
}

/**
 * Throws an `AuthorError` if a value in a settings file does not match `schema`. Its hint has a line for each mistake:
 * key, location, value, and what the value must be.
 */
export function checkSchema(schema: z.ZodType, input: unknown, { file, root, at = [] }: ValuePlace): void {
  const inParentheses = (place: string) => (place === file ? '' : ` (${place})`)
  const { error } = schema.safeParse(input)
  const issues = (error?.issues ?? []).flatMap((issue) => {
    const path = [...at, ...issue.path]
    if (issue.code === 'unrecognized_keys') {
      const names = nearestNames(issue.keys[0] ?? '', keysAt(schema, issue.path), 3).join(', ')
      const near = names && `; closest keys: ${names}`
      return issue.keys.map(
        (name) =>
          `- ${[...path, name].join('.')} is not a valid key${inParentheses(locationOf(file, name, root))}${near}`,
      )
    }
    const value = valueAt(input, issue.path)
    const key = path.join('.') || 'its default export'
    const place = inParentheses(locationOfPath(file, path, root))
    if (value === undefined && issue.code === 'invalid_type') return [`- ${key} is missing${place}`]
    return [
      `- ${key}${value === undefined ? place : ` is ${JSON.stringify(value)}${place}:`} ${issue.message}`,
    ]
  })
  if (issues.length > 0) throw new AuthorError(`${file} is not valid.`, issues.join('\n'), [], issues.length)
}
