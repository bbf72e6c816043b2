import { z } from 'zod'
import { locationOf, locationOfPath, nearestNames } from '../../errors'

/** The file of the site configuration, from the root of the repository. */
export const SITE_FILE = 'content/site.ts'

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], input)

/** The keys of `schema` at `path`. */
function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const [step, ...rest] = path
  if (schema instanceof z.ZodNullable) return keysAt(schema.unwrap(), path)
  if (schema instanceof z.ZodArray) return keysAt(schema.element, rest)
  if (!(schema instanceof z.ZodObject)) return []
  const shape = schema.shape as Record<string, z.core.$ZodType>
  const inner = shape[String(step)]
  return step === undefined ? Object.keys(shape) : inner === undefined ? [] : keysAt(inner, rest)
}

/** A location in parentheses; empty when only the file is known. */
const inParentheses = (place: string): string => (place === SITE_FILE ? '' : ` (${place})`)

/** Lists the keys most similar to `name`. */
function similarKeys(name: string, known: readonly string[]): string {
  const names = nearestNames(name, known, 3).join(', ')
  return known.length === 0 ? '' : `; the nearest are: ${names}`
}

/** A line for each issue: key, location, value, and what it must be. */
export function configIssues(
  error: z.ZodError,
  input: unknown,
  schema: z.core.$ZodType,
  root: string,
  at: readonly PropertyKey[] = [],
): string[] {
  return error.issues.flatMap((issue) => {
    const path = [...at, ...issue.path].join('.')
    if (issue.code === 'unrecognized_keys') {
      const known = keysAt(schema, issue.path)
      return issue.keys.map((name) => {
        const key = [path, name].filter(Boolean).join('.')
        return `- ${key} is no key of the configuration${inParentheses(locationOf(SITE_FILE, name, root))}${similarKeys(name, known)}`
      })
    }
    const value = valueAt(input, issue.path)
    const place = inParentheses(locationOfPath(SITE_FILE, [...at, ...issue.path], root))
    if (value === undefined && issue.code === 'invalid_type') return [`- ${path} is missing${place}`]
    return [
      `- ${path}${value === undefined ? place : ` is ${JSON.stringify(value)}${place}:`} ${issue.message}`,
    ]
  })
}
