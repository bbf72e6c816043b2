/** Compresses a text and writes it in characters that survive copying. */
export const pack = async (text: string): Promise<string> => {
  const stream = new Blob([text])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** The reverse of pack. Throws for nearly every text that pack did not make. */
export const unpack = async (packed: string): Promise<string> => {
  const bytes = Uint8Array.from(atob(packed.trim()), (character) =>
    character.charCodeAt(0),
  )
  const stream = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).text()
}
