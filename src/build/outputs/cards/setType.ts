import { readFileSync } from 'node:fs'
import path from 'node:path'
import type * as opentype from 'opentype.js'
import type { Font, Glyph } from 'opentype.js'
import sharp from 'sharp'
import type { Stamp } from './canvas'
import { svgPath } from './svgPath'

/** Sets words in one weight and size. */
export interface Type {
  /** From the top of a line to the line on which letters stand, in pixels. */
  baseline: number
  /** From one line to the next, in pixels. */
  lineHeight: number
  /** How wide words in one line are, in pixels. */
  widthOf: (words: string) => number
  /** The letters of words in one line, each as a stamp with how far it stands from the beginning, in pixels. */
  lettersOf: (words: string) => Promise<{ stamp: Stamp; at: number }[]>
}

/** How type is set. */
export interface TypeOptions {
  weight: 500 | 700
  /** In pixels. */
  size: number
  /** From line to line, as a part of the size; by default what the font asks for. */
  leading?: number
  /** Added between letters, as a part of the size. */
  spacing?: number
}

type Engine = Pick<typeof opentype, 'parse'>

/** Letters are drawn at two places of a pixel: so much evens out what lies between them. */
const PLACES = 2

/** Opens the fonts of cards below `root`, and answers with who sets words in them. */
export async function openFonts(root: string): Promise<(options: TypeOptions) => Type> {
  // Gatsby bundles this file, and what it imports has names of its own there.
  const loaded = (await import('opentype.js')) as Engine & { default?: Engine }
  const { parse } = loaded.default ?? loaded
  const read = (weight: 500 | 700): Font => {
    const { buffer, byteOffset, byteLength } = readFileSync(
      path.join(root, `src/build/outputs/cards/hanken-grotesk-${weight}.ttf`),
    )
    return parse(buffer.slice(byteOffset, byteOffset + byteLength))
  }
  const fonts = { 500: read(500), 700: read(700) }
  const known = new Map<string, Type>()
  return (options) => {
    const key = JSON.stringify(options)
    const type = known.get(key) ?? typeOf(fonts[options.weight], options)
    known.set(key, type)
    return type
  }
}

function typeOf(font: Font, { size, leading, spacing = 0 }: TypeOptions): Type {
  const scale = size / font.unitsPerEm
  const content = (font.ascender - font.descender) * scale
  const lineHeight = leading === undefined ? content : leading * size
  const glyphs = new Map<string, Glyph>()
  const glyphOf = (letter: string): Glyph => {
    const glyph = glyphs.get(letter) ?? font.charToGlyph(letter)
    glyphs.set(letter, glyph)
    return glyph
  }
  const kernings = new Map<string, number>()
  const kerningOf = (pair: string, left: Glyph, right: Glyph): number => {
    const kerning = kernings.get(pair) ?? font.getKerningValue(left, right)
    kernings.set(pair, kerning)
    return kerning
  }
  /** Every letter with how far its end is from the beginning of the line. */
  const placed = (words: string) => {
    const letters = [...words]
    let end = 0
    return letters.map((letter, index) => {
      const glyph = glyphOf(letter)
      const next = letters[index + 1]
      const at = end
      const kerning = next === undefined ? 0 : kerningOf(letter + next, glyph, glyphOf(next))
      end += (glyph.advanceWidth ?? 0) * scale + kerning * scale + spacing * size
      return { letter, at, end }
    })
  }
  const stamps = new Map<string, Promise<Stamp>>()
  const stampOf = (letter: string, part: number): Promise<Stamp> => {
    const key = `${letter}${part}`
    const stamp = stamps.get(key) ?? draw(glyphOf(letter), size, part)
    stamps.set(key, stamp)
    return stamp
  }
  return {
    lineHeight,
    baseline: (lineHeight - content) / 2 + font.ascender * scale,
    widthOf: (words) => placed(words).at(-1)?.end ?? 0,
    lettersOf: (words) =>
      Promise.all(
        placed(words).map(async ({ letter, at }) => {
          const steps = Math.round(at * PLACES)
          const whole = Math.floor(steps / PLACES)
          return { stamp: await stampOf(letter, steps / PLACES - whole), at: whole }
        }),
      ),
  }
}

/** Draws a letter that begins at `part` of a pixel. */
async function draw(glyph: Glyph, size: number, part: number): Promise<Stamp> {
  const outline = glyph.getPath(part, 0, size)
  const { x1, y1, x2, y2 } = outline.getBoundingBox()
  const [left, top] = [Math.floor(x1), Math.floor(y1)]
  const [width, height] = [Math.ceil(x2) - left, Math.ceil(y2) - top]
  if (!(width > 0 && height > 0)) return { left: 0, top: 0, width: 0, height: 0, coverage: new Uint8Array() }
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${left} ${top} ${width} ${height}"><path d="${svgPath(outline.commands)}"/></svg>`
  const coverage = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
  return { left, top, width, height, coverage }
}
