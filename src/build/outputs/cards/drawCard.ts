import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { CARD_SIZE } from '../../../model/url'
import { newCanvas } from './canvas'
import type { CardFacts } from './cardFacts'
import { drawFoot, drawGround, drawWords, MARK } from './cardLayout'
import { openFonts } from './setType'

/** Draws the card of a page as a PNG. */
export type DrawCard = (facts: Pick<CardFacts, 'title' | 'section'>) => Promise<Buffer>

/** Makes a drawer of cards; it reads its fonts below `root`, and draws only once what all cards have in common. */
export async function cardDrawer(root: string): Promise<DrawCard> {
  const set = await openFonts(root)
  const ground = newCanvas(CARD_SIZE.width, CARD_SIZE.height)
  drawGround(ground)
  const mark = sharp(readFileSync(path.join(root, 'static/icon.svg'))).resize(MARK.size, MARK.size)
  ground.paste(await mark.flatten().raw().toBuffer(), MARK.size, MARK.x, MARK.y)
  await drawFoot(ground, set)
  return async (facts) => {
    const card = ground.copy()
    await drawWords(card, facts, set)
    return card.png()
  }
}
