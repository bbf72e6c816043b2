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
import { PAGE_TITLES } from '../../../model/pageTitles'
import { type SidebarItem, trailOf } from '../../../model/sidebar'
import { cardPath } from '../../../model/url'
import type { DocNode, PostNode } from '../../pages'
import type { ExamplePage } from '../examples/examplePages'
import { type Card, createCardDrawer, DESIGN_FILES, type DrawCard } from './drawCard'

/** The fields of docs and posts that cards depend on. */
interface CardPages {
  docs: readonly Pick<DocNode, 'docId' | 'path' | 'title' | 'image'>[]
  posts: readonly Pick<PostNode, 'path' | 'title' | 'image'>[]
  examples: readonly Pick<ExamplePage, 'path' | 'title'>[]
}

/** The card of every page, except docs and posts with an image for link previews in their front matter. */
export function cardsOf({ docs, posts, examples }: CardPages, sidebar: readonly SidebarItem[]): Card[] {
  const card = (path: string, title: string, section: string | null) => ({
    file: cardPath(path),
    title,
    section,
  })
  const hasCard = ({ image }: { image?: string | undefined }) => image === undefined
  return [
    ...Object.entries(PAGE_TITLES).map(([path, title]) => card(path, title, null)),
    ...docs
      .filter(hasCard)
      .map(({ docId, path, title }) => card(path, title, trailOf(docId, sidebar).at(-1) ?? 'Docs')),
    ...posts.filter(hasCard).map(({ path, title }) => card(path, title, 'Blog')),
    ...examples.map(({ path, title }) => card(path, title, 'Examples')),
  ]
}

/** Folder of the cache below the root, which `gatsby clean` does not remove. */
const CACHE = 'node_modules/.cache/craft-cards'

/** Cards in progress at a time: while one is laid out, sharp's threads encode others. */
const CONCURRENCY = 4

function digest(...parts: (string | Buffer | null)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part ?? '').update('\0')
  return hash.digest('hex').slice(0, 32)
}

/**
 * Writes cards into `public` below `root`. Cards are cached by text and design; those that this build does not use are
 * removed from the cache.
 */
export async function writeCards(cards: readonly Card[], root: string): Promise<void> {
  const design = digest(
    satori,
    JSON.stringify(sharp.versions),
    ...DESIGN_FILES.map((file) => readFileSync(path.join(root, file))),
  )
  const cache = path.join(root, CACHE)
  mkdirSync(cache, { recursive: true })
  const used = new Set<string>()
  let drawer: Promise<DrawCard> | undefined

  async function write({ file, title, section }: Card): Promise<void> {
    const name = `${digest(design, title, section)}.png`
    const kept = path.join(cache, name)
    if (!existsSync(kept)) {
      const draw = await (drawer ??= createCardDrawer(root))
      const png = await draw({ title, section })
      // Renamed when complete: a build that is stopped here must not leave half an image in the cache.
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
