import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { version as release } from '@craftjs/core/package.json'
import type { BuildArgs } from 'gatsby'
import config from '../../../content/site'
import { twinPath } from '../../model/outputs'
import type { SidebarItem } from '../../model/sidebar'
import type { PageReader } from '../builtPages'
import { lastCommitOf } from '../content'
import { allRoutes, gather } from '../pages'
import { cardFacts, type CardFacts, writeCards } from './cards'
import { feeds, type FeedEntry } from './feeds'
import { llmsFull, llmsIndex } from './llms'
import { type LoweredPage, pageLowerer } from './lowerPages'
import { savedStateSchema, SCHEMA_PATH } from './savedStateSchema'
import { searchDescription } from './searchDescription'
import { robots, sitemap } from './sitemap'
import { textOf } from './twin'
import { webManifest } from './webManifest'

/** A file of the output: where it stands on the site, and what is in it. */
interface OutputFile {
  path: string
  text: string
}

const site = { ...config, release }

function entriesOf(lowered: readonly LoweredPage[]): FeedEntry[] {
  return lowered.flatMap(({ page, url, html }) => {
    if (!('date' in page)) return []
    const { title, description, date, tags, sourcePath } = page
    return { title, description, url, date, tags, html, updated: lastCommitOf(sourcePath) }
  })
}

/** What search engines are told: every route but those of unlisted pages. */
async function forSearchEngines(args: BuildArgs, root: string): Promise<OutputFile[]> {
  const { docs, posts } = gather(args)
  const hidden = new Set([...docs, ...posts].filter(({ unlisted }) => unlisted).map((page) => page.path))
  const pages = allRoutes(args, root)
    .filter((route) => !hidden.has(route.path))
    .map((route) => ({ path: route.path, lastmod: lastCommitOf(route.sourcePath, root) }))
  return [
    { path: '/sitemap.xml', text: await sitemap(site, pages) },
    { path: '/robots.txt', text: robots(site) },
  ]
}

/** Everything that the built pages say to machines: feeds, Markdown twins, indexes, descriptions. */
async function outputs(
  args: BuildArgs,
  lowered: readonly LoweredPage[],
  root: string,
): Promise<OutputFile[]> {
  const twins = lowered.filter(({ page }) => !page.unlisted)
  const sidebars = args.getNodesByType('Sidebar') as unknown as { items: SidebarItem[] }[]
  const facts = { site, twins, sidebar: sidebars.flatMap(({ items }) => items) }
  return [
    ...(await forSearchEngines(args, root)),
    ...feeds(site, entriesOf(twins)),
    ...lowered.map((page) => ({ path: twinPath(page.page.path), text: textOf(page) })),
    { path: '/llms.txt', text: llmsIndex(facts) },
    { path: '/llms-full.txt', text: llmsFull(facts) },
    { path: SCHEMA_PATH, text: `${JSON.stringify(savedStateSchema(site), null, 2)}\n` },
    { path: '/opensearch.xml', text: searchDescription(site) },
    { path: '/manifest.webmanifest', text: webManifest(site) },
  ]
}

/** Who writes what the site says to machines. */
export interface OutputsWriter extends PageReader {
  /** Writes it, when all pages have been read. */
  write: () => Promise<void>
}

/** Writes into `public` below `root` what the site says to machines, after it has read the pages. */
export function outputsWriter(args: BuildArgs, root: string): OutputsWriter {
  const { docs, posts } = gather(args)
  const lowerer = pageLowerer([...docs, ...posts], site, root)
  const cards: CardFacts[] = []
  return {
    read(page) {
      lowerer.read(page)
      const facts = cardFacts(page.head)
      if (facts) cards.push(facts)
    },
    async write() {
      for (const file of await outputs(args, lowerer.lowered(), root)) {
        const target = path.join(root, 'public', file.path)
        mkdirSync(path.dirname(target), { recursive: true })
        writeFileSync(target, file.text)
      }
      await writeCards(cards, root)
    },
  }
}
