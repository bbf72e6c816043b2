import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { diskCache, sourcesVersion } from '../../mdx/cache'
import type { CardFacts } from './cardFacts'
import { cardDrawer, type DrawCard } from './drawCard'

const MAKERS = {
  sources: [
    'src/build/outputs/cards',
    'src/build/outputs/cards/hanken-grotesk-500.ttf',
    'src/build/outputs/cards/hanken-grotesk-700.ttf',
    'src/model/url',
    'static/icon.svg',
  ],
  packages: /^node_modules\/(?:opentype\.js|sharp|harfbuzzjs|@img\/.*)$/,
}

/** Cards that are drawn at the same time: one is read or written while another is drawn. */
const AT_ONCE = 4

/**
 * Draws cards into `public/cards` below `root`.
 *
 * A card that was drawn before with the same words comes from a cache, and the drawing engine is then not even loaded.
 */
export async function writeCards(cards: readonly CardFacts[], root: string): Promise<void> {
  const version = sourcesVersion(root, MAKERS)
  const cache =
    version === null ? null : diskCache<string>(path.join(root, 'node_modules/.cache/craft-cards'), version)
  let drawer: Promise<DrawCard> | null = null
  const write = async ({ file, title, section }: CardFacts) => {
    const key = createHash('sha256')
      .update(JSON.stringify([title, section]))
      .digest('hex')
    const kept = cache?.read(key)
    drawer ??= kept ? null : cardDrawer(root)
    const png = kept ? Buffer.from(kept, 'base64') : await (await drawer!)({ title, section })
    if (!kept) cache?.write(key, png.toString('base64'))
    const target = path.join(root, 'public/cards', file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, png)
  }
  const queue = cards.values()
  const lane = async () => {
    for (const facts of queue) await write(facts)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
}
