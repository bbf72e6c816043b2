import { bytesOf } from '@recipes/forms/bytesOf'
import { Refusal } from '@recipes/forms/Refusal'

/** Returns the body as JSON. Throws if `check` does not accept its fields. */
export async function jsonOf<Body extends object>(
  request: Request,
  limit: number,
  check: (body: Partial<Record<keyof Body, unknown>>) => boolean,
): Promise<Body> {
  const text = new TextDecoder().decode(await bytesOf(request, limit))
  const body = parsed(text)
  if (typeof body !== 'object' || body === null || !check(body))
    throw new Refusal(400, 'Fields are missing or invalid.')
  return body as Body
}

/** Checks that a field is text with 1 to `most` characters. */
export const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= most

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'This is not JSON.')
  }
}
