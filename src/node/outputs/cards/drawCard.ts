import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { CARD_SIZE } from '../../../model/url'
import type { CardFacts } from './cardFacts'
import { type CardElement, cardFoot, cardLayout } from './cardLayout'

/** Draws the card of a page as a PNG. */
export type DrawCard = (facts: Pick<CardFacts, 'title' | 'section'>) => Promise<Buffer>

const { width, height } = CARD_SIZE
const STEP = 40

/** The fine grid of the workbench, one path for all lines. */
const GRID = [
  ...Array.from({ length: width / STEP - 1 }, (_, at) => `M${(at + 1) * STEP + 0.5} 0v${height}`),
  ...Array.from({ length: Math.ceil(height / STEP) - 1 }, (_, at) => `M0 ${(at + 1) * STEP + 0.5}h${width}`),
].join('')

/** The mark of the site, 44 pixels wide, before its name (static/icon.svg). */
const mark = (root: string) =>
  readFileSync(path.join(root, 'static/icon.svg'), 'utf8').replace(
    '<svg ',
    '<svg x="80" y="523" width="44" height="44" ',
  )

/** Makes a drawer of cards; it reads its fonts below `root`, and loads the layout engine only now. */
export async function cardDrawer(root: string): Promise<DrawCard> {
  const { default: satori } = await import('satori')
  const font = (weight: 500 | 700) => ({
    name: 'Hanken Grotesk',
    weight,
    data: readFileSync(path.join(root, `src/node/outputs/cards/hanken-grotesk-${weight}.ttf`)),
  })
  const fonts = [font(500), font(700)]
  const draw = (layout: CardElement) => satori(layout as never, { width, height, fonts })
  const foot = (await draw(cardFoot())).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  const ground =
    `<path fill="#fdfcfa" d="M0 0h${width}v${height}H0z"/><path stroke="#f1efe9" d="${GRID}"/>` +
    mark(root) +
    foot
  return async (facts) => {
    const svg = (await draw(cardLayout(facts))).replace(/^<svg[^>]*>/, (head) => head + ground)
    return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 6 }).toBuffer()
  }
}
