import { CARD_SIZE } from '../../../model/url'
import { breakLines } from './breakLines'
import type { Canvas, Color } from './canvas'
import type { CardFacts } from './cardFacts'
import type { Type, TypeOptions } from './setType'

/** The light tokens of the site (src/theme/styles/tokens.css), as a picture needs them. */
const COLORS = {
  paper: '#fdfcfa',
  line: '#f1efe9',
  ink: '#221811',
  faint: '#655c53',
  tag: '#2b221a',
  onTag: '#f6f5f1',
  drop: '#1ba13a',
} as const satisfies Record<string, Color>

/** Where everything begins, in pixels from the left and the top. */
const START = { x: 80, y: 72 }

/** From one line of the workbench's grid to the next. */
const GRID = 40

const TAG = { across: 20, above: 6, below: 10 }
const FRAME = { line: 4, across: 34, above: 22, below: 30, width: 1036, gap: 22 }
const HANDLE = 14

/** Where the mark of the site stands, and beside it its name; what it is stands at the other end of the line. */
export const MARK = { x: 80, y: 523, size: 44 }
const FOOT = { x: 144, baseline: 558, right: 1120 }

type SetType = (options: TypeOptions) => Type

/** Titles are large; long ones step down, so that three lines hold them. */
const sizeOf = (title: string) => (title.length <= 22 ? 104 : title.length <= 44 ? 84 : 66)

async function write(canvas: Canvas, color: Color, type: Type, words: string, x: number, baseline: number) {
  for (const { stamp, at } of await type.lettersOf(words)) canvas.stamp(color, stamp, x + at, baseline)
}

/** Draws what differs: the section on its tag, and the title in the frame of a selected block. */
export async function drawWords(
  canvas: Canvas,
  { title, section }: Pick<CardFacts, 'title' | 'section'>,
  set: SetType,
): Promise<void> {
  const small = set({ weight: 500, size: 34 })
  const label = section ?? 'Craft.js'
  const tagRight = START.x + 2 * TAG.across + Math.ceil(small.widthOf(label))
  const tagBottom = START.y + TAG.above + Math.round(small.lineHeight) + TAG.below
  canvas.fill(COLORS.tag, START.x, START.y, tagRight, tagBottom)
  const labelLine = START.y + TAG.above + Math.round(small.baseline)
  await write(canvas, COLORS.onTag, small, label, START.x + TAG.across, labelLine)

  const large = set({ weight: 700, size: sizeOf(title), leading: 1.08, spacing: -0.032 })
  const inset = FRAME.line + FRAME.across
  const lines = breakLines(title, FRAME.width - 2 * inset, 3, large.widthOf)
  const [left, top] = [START.x, tagBottom + FRAME.gap]
  const first = top + FRAME.line + FRAME.above
  const right = left + 2 * inset + Math.ceil(Math.max(0, ...lines.map(large.widthOf)))
  const bottom = first + Math.ceil(lines.length * large.lineHeight) + FRAME.below + FRAME.line
  drawFrame(canvas, { left, top, right, bottom })
  for (const [at, line] of lines.entries()) {
    const baseline = Math.round(first + at * large.lineHeight + large.baseline)
    await write(canvas, COLORS.ink, large, line, left + inset, baseline)
  }
}

/** The frame of a selected block, with its handles. */
function drawFrame(
  canvas: Canvas,
  { left, top, right, bottom }: Record<'left' | 'top' | 'right' | 'bottom', number>,
): void {
  const { line } = FRAME
  const fill = (...edges: [number, number, number, number]) => canvas.fill(COLORS.drop, ...edges)
  fill(left, top, right, top + line)
  fill(left, bottom - line, right, bottom)
  fill(left, top, left + line, bottom)
  fill(right - line, top, right, bottom)
  const out = (HANDLE - line) / 2
  for (const x of [left - out, right - line - out])
    for (const y of [top - out, bottom - line - out]) fill(x, y, x + HANDLE, y + HANDLE)
}

/** Draws the fine grid of the workbench. */
export function drawGround(canvas: Canvas): void {
  const { width, height } = CARD_SIZE
  canvas.fill(COLORS.paper, 0, 0, width, height)
  for (let x = GRID; x < width; x += GRID) canvas.fill(COLORS.line, x, 0, x + 1, height)
  for (let y = GRID; y < height; y += GRID) canvas.fill(COLORS.line, 0, y, width, y + 1)
}

/** Draws what every card shows beside the mark: the name of the site, and what it is. */
export async function drawFoot(canvas: Canvas, set: SetType): Promise<void> {
  const claim = 'The React framework for page editors'
  const type = set({ weight: 500, size: 36 })
  await write(canvas, COLORS.ink, set({ weight: 700, size: 36 }), 'craft.js', FOOT.x, FOOT.baseline)
  const start = Math.round(FOOT.right - type.widthOf(claim))
  await write(canvas, COLORS.faint, type, claim, start, FOOT.baseline)
}
