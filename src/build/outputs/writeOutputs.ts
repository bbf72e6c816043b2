import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { version as release } from '@craftjs/core/package.json'
import type { BuildArgs } from 'gatsby'
import { rawMarkdownPath } from '../../model/outputs'
import type { SidebarItem } from '../../model/sidebar'
import type { SiteConfig } from '../../model/site'
import type { BuildContext } from '../content'
import { cached, cacheKey, diskCache } from '../mdx'
import { allRoutes, type PageSummaries } from '../pages'
import { agentSkillFiles } from './agentSkill'
import { searchDescription, webManifest } from './browserFiles'
import { examplePages } from './examples/examplePages'
import { feeds, feedHtml } from './feeds'
import { llmsFull, llmsIndex } from './llms'
import { markdownPages } from './markdownPages'
import { type MarkdownPage, markdownVersion } from './markdownVersion'
import { registryArchive, registryFiles } from './registry'
import { savedStateSchema, SCHEMA_PATH } from './savedStateSchema'
import { robots, sitemap } from './sitemap'

/** A file in `public`; `path` is its path on the site. */
interface OutputFile {
  path: string
  text: string
}

type Context = Pick<BuildContext, 'root' | 'history' | 'settings'>

/** Sitemap and robots.txt: every route except those of unlisted pages, and the examples. */
async function searchEngineFiles(
  { docs, posts }: PageSummaries,
  { root, history, settings: { site } }: Context,
): Promise<OutputFile[]> {
  const hidden = new Set([...docs, ...posts].filter(({ unlisted }) => unlisted).map((page) => page.path))
  const pages = [...allRoutes({ docs, posts }, root), ...examplePages(root)]
    .filter((route) => !hidden.has(route.path))
    .map((route) => ({ path: route.path, lastmod: history.lastCommitOf(route.sourcePath) }))
  return [
    { path: '/sitemap.xml', text: await sitemap(site, pages) },
    { path: '/robots.txt', text: robots(site) },
  ]
}

/** The feeds of the blog, with all posts that are not unlisted. */
async function feedFiles(
  listed: readonly MarkdownPage[],
  { root, history, settings }: Context,
): Promise<OutputFile[]> {
  const cache = diskCache<string>(root, 'craft-feeds', ['src/build/outputs/feeds.ts', 'package-lock.json'])
  const entries = await Promise.all(
    listed.map(async ({ page, url, markdown }) => {
      if (!('date' in page)) return []
      const html = await cached(cache, cacheKey([url, markdown]), () => feedHtml(markdown, url))
      return [{ ...page, url, html, updated: history.lastCommitOf(page.sourcePath) }]
    }),
  )
  return feeds(settings.site, entries.flat())
}

/** The Markdown version of every page, and llms.txt with those that are not unlisted. */
function markdownFiles(
  all: readonly MarkdownPage[],
  listed: readonly MarkdownPage[],
  sidebar: readonly SidebarItem[],
  site: SiteConfig,
): OutputFile[] {
  const facts = { site: { ...site, release }, pages: listed, sidebar }
  return [
    ...all.map((page) => ({ path: rawMarkdownPath(page.page.path), text: markdownVersion(page) })),
    { path: '/llms.txt', text: llmsIndex(facts) },
    { path: '/llms-full.txt', text: llmsFull(facts) },
  ]
}

/** Schema of saved pages, and descriptions of the site for browsers. */
const descriptions = (site: SiteConfig): OutputFile[] => [
  { path: SCHEMA_PATH, text: `${JSON.stringify(savedStateSchema(site), null, 2)}\n` },
  { path: '/opensearch.xml', text: searchDescription(site) },
  { path: '/manifest.webmanifest', text: webManifest(site) },
]

/** Writes the machine-readable files to `public`. */
export async function writeOutputs(args: BuildArgs, pages: PageSummaries, context: Context): Promise<void> {
  const { root, settings } = context
  const { site } = settings
  const sidebars = args.getNodesByType('Sidebar') as unknown as { items: SidebarItem[] }[]
  const sidebar = sidebars.flatMap(({ items }) => items)
  const all = markdownPages(args, pages, site, root)
  const listed = all.filter(({ page }) => !page.unlisted)
  const files = [
    ...(await searchEngineFiles(pages, context)),
    ...(await feedFiles(listed, context)),
    ...markdownFiles(all, listed, sidebar, site),
    ...agentSkillFiles(all, site),
    ...descriptions(site),
    ...registryFiles(root, site),
    registryArchive(root, site),
  ]
  for (const { path: file, text } of files) {
    const target = path.join(root, 'public', file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
}
