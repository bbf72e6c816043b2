import { pngOf } from './png'
import { STEPS, strokesOf } from './strokes'

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
  /** For each color that is laid over others: what becomes of each color below and each step. */
  const mixtures = new Map<number, Int16Array>()
  const mixedWith = (over: number): Int16Array => {
    const mixed = mixtures.get(over) ?? new Int16Array(256 * STEPS).fill(-1)
    mixtures.set(over, mixed)
    return mixed
  }
  const mix = (mixed: Int16Array, under: number, over: number, step: number): number => {
    const index = indexOf(between(colors[under] ?? 0, over, step / STEPS))
    mixed[under * STEPS + step] = index
    return index
  }
  return {
    fill(color, left, top, right, bottom) {
      const index = indexOf(valueOf(color))
      for (let y = top; y < bottom; y += 1) rows.fill(index, at(left, y), at(right, y))
    },
    stamp(color, shape, x, y) {
      const over = valueOf(color)
      const mixed = mixedWith(over)
      const whole = indexOf(over)
      const [left, top, right] = [x + shape.left, y + shape.top, width - x - shape.left]
      for (const { row, column, length, step } of strokesOf(shape)) {
        if (top + row < 0 || top + row >= height) continue
        const start = at(left + column, top + row)
        const end = start + Math.min(length, right - column)
        for (let place = start; place < end; place += 1) {
          if (step === STEPS) rows[place] = whole
          else {
            const under = rows[place] ?? 0
            const known = mixed[under * STEPS + step] ?? -1
            rows[place] = known < 0 ? mix(mixed, under, over, step) : known
          }
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
    png: () => pngOf(rows, colors, width, height),
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
