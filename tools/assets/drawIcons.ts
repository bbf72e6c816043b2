/**
 * Renders the site's icons from `static/icon.svg`: `npm run icons -w tools`.
 *
 * Run it when the logo changes, and commit the output.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const drawing = readFileSync('static/icon.svg')

/** The logo as a PNG of `size` × `size` pixels. */
function png(size: number): Promise<Buffer> {
  return sharp(drawing, { density: 96 * (size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** An ICO file with the given PNG images, each with its side length in pixels. */
function ico(pictures: { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, data }, at) => {
    const entry = 6 + 16 * at
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(data.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += data.length
  })
  return Buffer.concat([head, ...pictures.map(({ data }) => data)])
}

async function main(): Promise<void> {
  const sizes = [16, 32, 48]
  const pictures = await Promise.all(sizes.map(async (size) => ({ size, data: await png(size) })))
  writeFileSync('static/favicon.ico', ico(pictures))
  writeFileSync('static/apple-touch-icon.png', await png(180))
  for (const size of [192, 512]) writeFileSync(`static/icon-${size}.png`, await png(size))
}

void main()
