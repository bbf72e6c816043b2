import type { z } from 'zod'

/** Why a value does not fit a field of a front matter schema, or `null` when it does. */
export function problemOfField(schema: z.ZodObject, field: string, value: unknown): string | null {
  const result = (schema.shape[field] as z.ZodType).safeParse(value)
  return result.success ? null : (result.error.issues[0]?.message ?? 'does not fit')
}
