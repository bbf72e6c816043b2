import { bytesOf } from '@recipes/forms/bytesOf'
import type { Call } from './handle'
import { checkCount } from './limits'
import { Refusal } from '@recipes/forms/Refusal'

/** The maximum size of a picture, in bytes. */
export const MAX_PICTURE = 2_000_000

/** No SVG: if a user opens it directly, it can run scripts. */
const EXTENSIONS = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/gif', 'gif'],
])

function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** Stores a picture under a new name, and responds with it. */
export async function addPicture({ request, store }: Call): Promise<Response> {
  const type = request.headers.get('content-type') ?? ''
  const extension = EXTENSIONS.get(type)
  if (!extension)
    throw new Refusal(415, 'Only JPEG, PNG, WebP, AVIF and GIF pictures can be stored.')
  await checkCount(store, 'pictures')
  const base64 = toBase64(await bytesOf(request, MAX_PICTURE))
  const name = `${crypto.randomUUID()}.${extension}`
  await store.change('pictures', name, () => ({ type, base64 }))
  return Response.json({ name }, { status: 201 })
}

export async function showPicture({
  store,
  keys: [name = ''],
}: Call): Promise<Response> {
  const picture = await store.read('pictures', name)
  if (!picture) throw new Refusal(404, 'There is no such picture.')
  const bytes = Uint8Array.from(atob(picture.base64), (char) => char.charCodeAt(0))
  const cached = 'max-age=31536000, immutable'
  const headers = {
    'content-type': picture.type,
    'cache-control': cached,
    // Mail programs in browsers and saved pages show pictures from other sites.
    'cross-origin-resource-policy': 'cross-origin',
  }
  return new Response(bytes, { headers })
}
