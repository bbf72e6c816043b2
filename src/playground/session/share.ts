import { parseProject, type Project } from './project'

/** Version of the format, so that today's links will always be readable. */
const VERSION = 1

/** Maximum size of unpacked data, in bytes: a short link can expand to gigabytes. */
const MAX_UNPACKED_BYTES = 8_000_000

/** In characters. Chats and issue trackers cut off or reject longer links. */
export const LONG_LINK_LENGTH = 8_000

/** Whether this browser can create and read links. */
export const canShare = (): boolean => typeof CompressionStream === 'function'

/**
 * Encodes a project as the fragment of a link, without `#`: base64url of deflated JSON. The link contains everything,
 * so no server is involved.
 */
export async function encodeShare(project: Project): Promise<string> {
  const json = JSON.stringify({ v: VERSION, ...project })
  const packed = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()))
}

/** Decodes the project in a fragment, with or without `#`. Returns `null` for anything else. */
export async function decodeShare(fragment: string): Promise<Project | null> {
  try {
    const json: unknown = JSON.parse(await unpack(fromBase64Url(fragment.replace(/^#/, ''))))
    const { v } = json as { v?: unknown }
    return v === VERSION ? parseProject(json) : null
  } catch {
    return null
  }
}

/** Inflates bytes to text. Throws if the bytes are not deflated, or expand to more than `MAX_UNPACKED_BYTES`. */
async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader() as ReadableStreamDefaultReader<Uint8Array>
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.length
    if (size > MAX_UNPACKED_BYTES) {
      await reader.cancel()
      throw new Error(`The link expands to more than ${MAX_UNPACKED_BYTES} bytes.`)
    }
    text += decoder.decode(value, { stream: true })
  }
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(text)) throw new Error('The text is not base64url.')
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
}
