import { crc32, deflateSync } from 'node:zlib'

/** A color as `#rrggbb`. */
export type Color = `#${string}`

/** How much of each pixel a shape covers: 0 to 255, row by row. */
export interface Stamp {
  /** Where its corner lies, in pixels from the point that it is stamped at. */
  left: number
  top: number
  width: number
  height: number
  coverage: Uint8Array
}

/** A picture in at most 256 colors: cards need no more, and a third of the bytes are packed in a third of the time. */
export interface Canvas {
  /** Fills the pixels from `left` and `top` up to `right` and `bottom`. */
  fill(color: Color, left: number, top: number, right: number, bottom: number): void
  /** Lays `color` over what is there, as far as the stamp covers it. */
  stamp(color: Color, stamp: Stamp, x: number, y: number): void
  /** Puts the pixels of another picture, three bytes each, into the rectangle of that width. */
  paste(pixels: Buffer, width: number, left: number, top: number): void
  /** The same picture, to be drawn on by itself. */
  copy(): Canvas
  png(): Buffer
}

/** Steps between what is under a shape and its color, at its edges. */
const STEPS = 15

/** Coverage from which on there is a step at all. */
const FAINTEST = 255 / STEPS / 2

/** Makes a canvas, black at first. */
export function newCanvas(width: number, height: number): Canvas {
  // As PNG has it: every row begins with a byte for its filter, which is 0.
  return canvasOf(Buffer.alloc((width + 1) * height), [], width, height)
}

function canvasOf(rows: Buffer, colors: number[], width: number, height: number): Canvas {
  const at = (x: number, y: number) => y * (width + 1) + 1 + x
  const indexOf = (color: number): number => {
    const known = colors.indexOf(color)
    if (known >= 0) return known
    return colors.length < 256 ? colors.push(color) - 1 : nearest(colors, color)
  }
  return {
    fill(color, left, top, right, bottom) {
      const index = indexOf(valueOf(color))
      for (let y = top; y < bottom; y += 1) rows.fill(index, at(left, y), at(right, y))
    },
    stamp(color, { left, top, width: across, height: down, coverage }, x, y) {
      const over = valueOf(color)
      // The mixed color for each color below and each step, looked up half a million times on one card.
      const mixed = new Int16Array(256 * (STEPS + 1)).fill(-1)
      const mix = (under: number, step: number): number => {
        const index = indexOf(between(colors[under] ?? 0, over, step / STEPS))
        mixed[under * (STEPS + 1) + step] = index
        return index
      }
      const end = Math.min(down, height - top - y)
      const right = Math.min(across, width - left - x)
      for (let row = Math.max(0, -top - y); row < end; row += 1) {
        const start = at(x + left, y + top + row)
        for (let column = 0; column < right; column += 1) {
          const covered = coverage[row * across + column] ?? 0
          if (covered < FAINTEST) continue
          const step = Math.round((covered / 255) * STEPS)
          const under = rows[start + column] ?? 0
          const known = mixed[under * (STEPS + 1) + step] ?? -1
          rows[start + column] = known < 0 ? mix(under, step) : known
        }
      }
    },
    paste(pixels, across, left, top) {
      for (let from = 0; from < pixels.length / 3; from += 1)
        rows[at(left + (from % across), top + Math.floor(from / across))] = indexOf(
          pixels.readUIntBE(from * 3, 3),
        )
    },
    copy: () => canvasOf(Buffer.from(rows), [...colors], width, height),
    png() {
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
        chunk('IDAT', deflateSync(rows, { level: 3 })),
        chunk('IEND', Buffer.alloc(0)),
      ])
    },
  }
}

const valueOf = (color: Color): number => Number.parseInt(color.slice(1), 16)

const parts = (color: number) => [color >> 16, (color >> 8) & 255, color & 255] as const

function between(under: number, over: number, share: number): number {
  const [a, b] = [parts(under), parts(over)]
  return a.reduce((sum, part, at) => sum * 256 + Math.round(part + ((b[at] ?? 0) - part) * share), 0)
}

/** The place of the color that is most like another. */
function nearest(colors: readonly number[], color: number): number {
  const distances = colors.map((other) =>
    parts(other).reduce((sum, part, at) => sum + Math.abs(part - (parts(color)[at] ?? 0)), 0),
  )
  return distances.indexOf(Math.min(...distances))
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}
