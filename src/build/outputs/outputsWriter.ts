import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { version as release } from '@craftjs/core/package.json'
import type { BuildArgs } from 'gatsby'
import config from '../../../content/site'
import { twinPath } from '../../model/outputs'
import type { SidebarItem } from '../../model/sidebar'
import type { PageReader } from '../builtPages'
import { lastCommitOf } from '../content'
import { allRoutes, type LeanPages } from '../pages'
import { cardFacts, writeCards } from './cards'
import { feeds, type FeedEntry } from './feeds'
import { llmsFull, llmsIndex } from './llms'
import { type LoweredPage, pageLowerer } from './lowerPages'
import { savedStateSchema, SCHEMA_PATH } from './savedStateSchema'
import { searchDescription } from './searchDescription'
import { robots, sitemap } from './sitemap'
import { textOf } from './twin'
import { webManifest } from './webManifest'

/** A file of the output: where it stands on the site, and what is in it, whole or piece by piece. */
interface OutputFile {
  path: string
  text: string | Iterable<string>
}

const site = { ...config, release }

function entriesOf(lowered: readonly LoweredPage[]): FeedEntry[] {
  return lowered.flatMap(({ page, url, html }) => {
    if (!('date' in page)) return []
    const { title, description, date, tags, sourcePath } = page
    return { title, description, url, date, tags, html, updated: lastCommitOf(sourcePath) }
  })
}

/** Where a file of the output below `root` is on disk. */
const placeOf = (file: string, root: string) => path.join(root, 'public', file)

function writeOutput({ path: file, text }: OutputFile, root: string): void {
  const target = placeOf(file, root)
  mkdirSync(path.dirname(target), { recursive: true })
  const open = openSync(target, 'w')
  for (const piece of typeof text === 'string' ? [text] : text) writeFileSync(open, piece)
  closeSync(open)
}

/** The Markdown twin of a page, from disk: those of all pages together are large. */
const writtenTwin = ({ page }: LoweredPage, root: string) =>
  readFileSync(placeOf(twinPath(page.path), root), 'utf8')

/** What search engines are told: every route but those of unlisted pages. */
async function forSearchEngines({ docs, posts }: LeanPages, root: string): Promise<OutputFile[]> {
  const hidden = new Set([...docs, ...posts].filter(({ unlisted }) => unlisted).map((page) => page.path))
  const pages = allRoutes({ docs, posts }, root)
    .filter((route) => !hidden.has(route.path))
    .map((route) => ({ path: route.path, lastmod: lastCommitOf(route.sourcePath, root) }))
  return [
    { path: '/sitemap.xml', text: await sitemap(site, pages) },
    { path: '/robots.txt', text: robots(site) },
  ]
}

/** What all sidebars list. */
function sidebarOf({ getNodesByType }: BuildArgs): SidebarItem[] {
  const sidebars = getNodesByType('Sidebar') as unknown as { items: SidebarItem[] }[]
  return sidebars.flatMap(({ items }) => items)
}

/** Everything that the built pages say to machines beside their Markdown twins: feeds, indexes, descriptions. */
async function outputs(
  args: BuildArgs,
  pages: LeanPages,
  lowered: readonly LoweredPage[],
  root: string,
): Promise<OutputFile[]> {
  const twins = lowered.filter(({ page }) => !page.unlisted)
  const facts = { site, twins, sidebar: sidebarOf(args) }
  return [
    ...(await forSearchEngines(pages, root)),
    ...feeds(site, entriesOf(twins)),
    { path: '/llms.txt', text: llmsIndex(facts) },
    { path: '/llms-full.txt', text: llmsFull(facts, (twin) => writtenTwin(twin, root)) },
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

/** Writes into `public` below `root` what the site, which consists of `pages`, says to machines. */
export function outputsWriter(args: BuildArgs, pages: LeanPages, root: string): OutputsWriter {
  const lowerer = pageLowerer([...pages.docs, ...pages.posts], site, root, (page, markdown) =>
    writeOutput({ path: twinPath(page.page.path), text: textOf(page, markdown) }, root),
  )
  return {
    read: lowerer.read,
    async write() {
      for (const file of await outputs(args, pages, lowerer.lowered(), root)) writeOutput(file, root)
      await writeCards(cardFacts(pages, sidebarOf(args)), root)
    },
  }
}
