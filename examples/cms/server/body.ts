import { Refusal } from './Refusal'

/** Returns the body of a request. Throws if it is larger than `limit` bytes. */
export async function bytesOf(request: Request, limit: number): Promise<Uint8Array> {
  const tooLarge = new Refusal(413, `The limit is ${Math.round(limit / 1000)} kB.`)
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length > limit) throw tooLarge
  return bytes
}

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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'This is not JSON.')
  }
}
