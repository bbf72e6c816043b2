import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createElement, type CSSProperties, type ReactNode } from 'react'
import type { SatoriOptions } from 'satori'
import sharp from 'sharp'
import { CARD_SIZE } from '../../../model/url'

/** A link preview image to draw. */
export interface Card {
  /** Path in `public`: `/cards/docs/overview.png`. */
  file: string
  title: string
  /** Text of the label above the title; the name of the project where a page belongs to no section. */
  section: string | null
}

/** Draws a link preview image as a PNG. */
export type DrawCard = (card: Pick<Card, 'title' | 'section'>) => Promise<Buffer>

const HERE = 'src/build/outputs/cards'
const ICON = 'static/icon.svg'
const FONTS = [
  { weight: 500, file: `${HERE}/hanken-grotesk-500.ttf` },
  { weight: 700, file: `${HERE}/hanken-grotesk-700.ttf` },
] as const

/** The files below the root that cards depend on. */
export const DESIGN_FILES = [`${HERE}/drawCard.ts`, ICON, ...FONTS.map(({ file }) => file)]

/** The light tokens of the site (src/theme/styles/tokens.css) in sRGB, since SVG does not support OKLCH. */
const COLORS = {
  paper: '#fdfcfa',
  line: '#f1efe9',
  ink: '#221811',
  faint: '#655c53',
  tag: '#2b221a',
  onTag: '#f6f5f1',
  drop: '#1ba13a',
}

// All lengths are pixels.
const MARGIN = { top: 72, side: 80 }
const GRID = 40
const FRAME = { border: 4, padding: '22px 34px 30px', handle: 14 }
const MAX_TITLE_WIDTH = 960
const ICON_BOX = { left: MARGIN.side, top: 523, size: 44 }

const box = (style: CSSProperties, ...children: ReactNode[]) => createElement('div', { style }, ...children)

/** Font size by length, so that long titles fit on three lines. */
const sizeOf = (title: string) => (title.length <= 22 ? 104 : title.length <= 44 ? 84 : 66)

const titleStyle = (title: string): CSSProperties => ({
  fontSize: sizeOf(title),
  fontWeight: 700,
  lineHeight: 1.08,
  letterSpacing: '-0.032em',
  wordBreak: 'break-word',
})

/** The title in the frame of a selected Node, with a handle on each corner. */
function framed(title: string, titleWidth: number) {
  const { border, padding, handle } = FRAME
  const offset = -(handle + border) / 2
  const square = (corner: CSSProperties) =>
    box({ position: 'absolute', width: handle, height: handle, background: COLORS.drop, ...corner })
  return box(
    {
      display: 'flex',
      position: 'relative',
      marginTop: 22,
      border: `${border}px solid ${COLORS.drop}`,
      padding,
    },
    box({ ...titleStyle(title), display: 'block', lineClamp: 3, width: titleWidth }, title),
    square({ top: offset, left: offset }),
    square({ top: offset, right: offset }),
    square({ bottom: offset, left: offset }),
    square({ bottom: offset, right: offset }),
  )
}

/** The section label, the framed title, and the name of the site at the bottom. */
function layout(title: string, section: string, titleWidth: number) {
  const page: CSSProperties = {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    width: '100%',
    padding: `${MARGIN.top}px ${MARGIN.side}px`,
    boxSizing: 'border-box',
    color: COLORS.ink,
    fontSize: 36,
    fontWeight: 500,
  }
  const foot: CSSProperties = {
    display: 'flex',
    justifyContent: 'space-between',
    position: 'absolute',
    top: ICON_BOX.top,
    left: ICON_BOX.left + ICON_BOX.size + 20,
    right: MARGIN.side,
  }
  return box(
    page,
    box({ padding: '6px 20px 10px', background: COLORS.tag, color: COLORS.onTag, fontSize: 34 }, section),
    framed(title, titleWidth),
    box(
      foot,
      box({ fontWeight: 700 }, 'craft.js'),
      box({ color: COLORS.faint }, 'The React framework for page editors'),
    ),
  )
}

/** Background with a grid, and the icon of the site, as SVG. */
function background(icon: string): string {
  const { width, height } = CARD_SIZE
  const steps = (length: number) =>
    Array.from({ length: Math.ceil(length / GRID) - 1 }, (_, at) => (at + 1) * GRID)
  const lines = [
    ...steps(width).map((x) => `M${x} 0h1v${height}h-1z`),
    ...steps(height).map((y) => `M0 ${y}h${width}v1H0z`),
  ]
  const { left, top, size } = ICON_BOX
  return (
    `<path fill="${COLORS.paper}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="${COLORS.line}" d="${lines.join('')}"/>` +
    icon.replace('<svg', `<svg x="${left}" y="${top}" width="${size}" height="${size}"`)
  )
}

/** Reads fonts and icon below `root`, and returns a function that draws cards. */
export async function createCardDrawer(root: string): Promise<DrawCard> {
  // Loaded here, because most builds find all cards in the cache.
  const { default: satori } = await import('satori')
  const read = (file: string) => readFileSync(path.join(root, file))
  const fonts = FONTS.map(({ weight, file }) => ({ name: 'Hanken Grotesk', weight, data: read(file) }))
  const options: SatoriOptions = { ...CARD_SIZE, fonts }
  const behind = background(read(ICON).toString())

  /**
   * The width of the longest line of a title, for the frame. A block with wrapped text is as wide as its maximum; only an
   * inline element is as wide as its lines.
   */
  async function widthOf(title: string): Promise<number> {
    let longest = 0
    const block = box({ ...titleStyle(title), maxWidth: MAX_TITLE_WIDTH }, createElement('span', null, title))
    await satori(block, {
      ...options,
      onNodeDetected: ({ type, width }) => {
        if (type === 'span') longest = Math.ceil(width)
      },
    })
    return Math.min(longest, MAX_TITLE_WIDTH)
  }

  return async ({ title, section }) => {
    const svg = await satori(layout(title, section ?? 'Craft.js', await widthOf(title)), options)
    const picture = svg.replace(/^<svg[^>]*>/, (start) => start + behind)
    // In true color: a palette would halve the file, but computing one takes longer than everything else.
    return sharp(Buffer.from(picture)).removeAlpha().png({ compressionLevel: 9 }).toBuffer()
  }
}
