/**
 * Decompresses LZ-UTF8, the format of the package lzutf8: UTF-8 in which a repetition is written as its length and
 * distance. A first byte of a UTF-8 sequence that is followed by a byte below 128 starts one, since no text has that.
 *
 * Returns `null` when a repetition leads to before the start.
 */
export function lzutf8Bytes(input: Uint8Array): Uint8Array | null {
  let output = new Uint8Array(Math.max(1024, input.length * 4))
  let size = 0
  const room = (more: number) => {
    if (size + more <= output.length) return
    const larger = new Uint8Array((size + more) * 2)
    larger.set(output.subarray(0, size))
    output = larger
  }
  for (let at = 0; at < input.length; at += 1) {
    const byte = input[at] as number
    const next = input[at + 1]
    if (byte >> 6 !== 3 || next === undefined || next >> 7 === 1) {
      room(1)
      output[size++] = byte
      continue
    }
    const isLong = byte >> 5 === 7
    const last = isLong ? input[at + 2] : next
    if (last === undefined) break
    const distance = isLong ? (next << 8) | last : next
    const length = byte & 31
    if (distance === 0 || distance > size) return null
    room(length)
    for (let copied = 0; copied < length; copied += 1) {
      output[size] = output[size - distance] as number
      size += 1
    }
    at += isLong ? 2 : 1
  }
  return output.slice(0, size)
}
