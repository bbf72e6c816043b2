/** Compresses a text and encodes it in characters that are safe to copy. */
export const pack = async (text: string): Promise<string> => {
  const stream = new Blob([text])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** Reverses pack. Throws for nearly every text that pack did not create. */
export const unpack = async (packed: string): Promise<string> => {
  const bytes = Uint8Array.from(atob(packed.trim()), (character) =>
    character.charCodeAt(0),
  )
  const stream = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).text()
}
