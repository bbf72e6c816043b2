import type { StoredPicture } from './picture'

/** Sends a file to your server, which responds with a StoredPicture. */
export async function storePicture(
  file: File,
  signal: AbortSignal,
): Promise<StoredPicture> {
  const response = await fetch('/api/pictures', {
    method: 'POST',
    headers: { 'content-type': file.type },
    body: file,
    signal,
  })
  if (response.status === 413) throw new Error('The picture is too large.')
  if (!response.ok) throw new Error('The server did not accept the picture.')
  return (await response.json()) as StoredPicture
}
