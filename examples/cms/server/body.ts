import { Refusal } from './Refusal'

/** The body of a request, if it is not larger than `limit` bytes. */
export async function bytesOf(
  request: Request,
  limit: number,
): Promise<Uint8Array> {
  const tooLarge = new Refusal(
    413,
    `More than ${Math.round(limit / 1000)} kB cannot be stored.`,
  )
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length > limit) throw tooLarge
  return bytes
}

/** The same as JSON with certain fields, each a text or something else that `check` accepts. */
export async function jsonOf<Body extends object>(
  request: Request,
  limit: number,
  check: (body: Partial<Record<keyof Body, unknown>>) => boolean,
): Promise<Body> {
  const text = new TextDecoder().decode(await bytesOf(request, limit))
  const body = parsed(text)
  if (typeof body !== 'object' || body === null || !check(body))
    throw new Refusal(400, 'Fields are missing.')
  return body as Body
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'This is not JSON.')
  }
}
