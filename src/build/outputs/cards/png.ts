import { constants, crc32, deflateSync } from 'node:zlib'

/**
 * Colors that stand for pixels, as the rows of a picture with a byte for the filter before each, as a PNG.
 *
 * Each row is written as what differs from the one above, which is nothing in most of a card. What is left is packed by
 * repetition alone: that is smaller than what the usual way makes in twice the time.
 */
export function pngOf(rows: Buffer, colors: readonly number[], width: number, height: number): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  // Eight bits for each pixel, which name a color of the palette.
  size.set([8, 3], 8)
  const palette = Buffer.from(colors.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(differences(rows, width + 1), PACKING)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const PACKING = { level: 1, strategy: constants.Z_RLE, chunkSize: 65_536 }

/** The filter of PNG that takes the row above from each row. */
const UP = 2

/** The highest bit of each of four bytes. */
const HIGH = 0x80808080 | 0

/** Takes four bytes from four others, each by itself. */
const minus = (bytes: number, others: number): number =>
  (((bytes | HIGH) - (others & ~HIGH)) | 0) ^ ((bytes ^ ~others) & HIGH)

/** Rows, `length` bytes each, as what differs from the one above. */
function differences(rows: Buffer, length: number): Buffer {
  const written = Buffer.alloc(rows.length)
  rows.copy(written, 0, 0, length)
  // Four pixels at a time, which takes that they begin where a word does.
  const [row, above] = [new Int32Array(Math.ceil(length / 4)), new Int32Array(Math.ceil(length / 4))]
  const [rowBytes, aboveBytes] = [new Uint8Array(row.buffer), new Uint8Array(above.buffer)]
  for (let start = length; start < rows.length; start += length) {
    if (rows.compare(rows, start - length, start, start, start + length) !== 0) {
      aboveBytes.set(rows.subarray(start - length, start))
      rowBytes.set(rows.subarray(start, start + length))
      for (let word = 0; word < row.length; word += 1) row[word] = minus(row[word] ?? 0, above[word] ?? 0)
      written.set(rowBytes.subarray(0, length), start)
    }
    written[start] = UP
  }
  return written
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}
