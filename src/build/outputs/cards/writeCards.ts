import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { version as satori } from 'satori/package.json'
import sharp from 'sharp'
import type { CardFacts } from './cardFacts'
import { cardDrawer, DESIGN_FILES, type DrawCard } from './drawCard'

/** Where cards are kept between builds, below the root. `gatsby clean` leaves this folder alone. */
const CACHE = 'node_modules/.cache/craft-cards'

/** Cards in progress at a time: while one is laid out, sharp's threads encode others. */
const CONCURRENCY = 4

function digest(...parts: (string | Buffer | null)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part ?? '').update('\0')
  return hash.digest('hex').slice(0, 32)
}

/**
 * Writes cards into `public` below `root`.
 *
 * A card is drawn once for its words and its design, and kept; what this build does not use is removed.
 */
export async function writeCards(cards: readonly CardFacts[], root: string): Promise<void> {
  const design = digest(
    satori,
    JSON.stringify(sharp.versions),
    ...DESIGN_FILES.map((file) => readFileSync(path.join(root, file))),
  )
  const cache = path.join(root, CACHE)
  mkdirSync(cache, { recursive: true })
  const used = new Set<string>()
  let drawer: Promise<DrawCard> | undefined

  async function write({ file, title, section }: CardFacts): Promise<void> {
    const name = `${digest(design, title, section)}.png`
    const kept = path.join(cache, name)
    if (!existsSync(kept)) {
      const draw = await (drawer ??= cardDrawer(root))
      const png = await draw({ title, section })
      // A build that is stopped here must not leave half a picture for the next one.
      writeFileSync(`${kept}.part`, png)
      renameSync(`${kept}.part`, kept)
    }
    used.add(name)
    const target = path.join(root, 'public', file)
    mkdirSync(path.dirname(target), { recursive: true })
    copyFileSync(kept, target)
  }

  const queue = cards.values()
  const work = async () => {
    for (const card of queue) await write(card)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  for (const name of readdirSync(cache))
    if (!used.has(name)) rmSync(path.join(cache, name), { recursive: true })
}
