import type { StoredPicture } from '@recipes/pictures/picture'
import { accepted } from '../../../client/connection/requests'
import { sendFile } from '../../../client/connection/sendFile'
import { keepAddress } from '../../../client/pictures/addresses'

/** Returns the name of a picture on the server of this editor, whatever the site's address is. */
export const pictureName = (src: string): string | undefined =>
  /\/api\/pictures\/([a-z0-9.-]+)$/.exec(src)?.[1]

/** Sends a file to the server. Throws if mail programs would not show it. */
export async function storePicture(
  file: File,
  signal: AbortSignal,
): Promise<StoredPicture> {
  if (!/^image\/(?:jpeg|png|gif)$/.test(file.type))
    throw new Error('Many mail programs show only JPEG, PNG and GIF. Convert it first.')
  const { width, height } = await createImageBitmap(file)
  const response = await accepted(await sendFile(file, () => {}, signal))
  const { name } = (await response.json()) as { name: string }
  keepAddress(name, URL.createObjectURL(file))
  return { src: `/api/pictures/${name}`, name: file.name, width, height }
}
