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
