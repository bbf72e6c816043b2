import { Refusal } from './Refusal'

/** Returns the body of a request. Throws once it exceeds `limit` bytes, and does not read the rest. */
export async function bytesOf(request: Request, limit: number): Promise<Uint8Array> {
  const tooLarge = new Refusal(413, `The limit is ${Math.round(limit / 1000)} kB.`)
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge
  // Firefox has no `body`. There, the server runs in the page.
  if (!request.body) return new Uint8Array(await request.arrayBuffer())
  const reader = (request.body as ReadableStream<Uint8Array>).getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length
    if (size > limit) {
      await reader.cancel()
      throw tooLarge
    }
    chunks.push(read.value)
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer())
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
