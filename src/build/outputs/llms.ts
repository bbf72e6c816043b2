import { twinPath } from '../../model/outputs'
import { linksOf, type SidebarItem } from '../../model/sidebar'
import { canonicalUrl, type Origin } from '../../model/url'
import type { LoweredPage } from './lowerPages'
import { titleInMarkdown } from './twin'

/** What the index for assistants is made of; nothing in it is unlisted. */
export interface LlmsFacts {
  site: Origin & { tagline: string; release: string }
  twins: readonly LoweredPage[]
  sidebar: readonly SidebarItem[]
}

const isPost = ({ page }: LoweredPage) => 'date' in page

/** Docs by sidebar category, then what no category lists, then posts. */
function sectionsOf({ twins, sidebar }: LlmsFacts): [title: string, twins: LoweredPage[]][] {
  const categories = sidebar.map((item): [string, LoweredPage[]] => {
    const ids = linksOf([item]).map((link) => link.docId)
    const inIt = ids.flatMap((id) => twins.find(({ page }) => 'docId' in page && page.docId === id) ?? [])
    return [item.type === 'category' ? item.label : 'Docs', inIt]
  })
  const listed = new Set(categories.flatMap(([, inIt]) => inIt))
  const more = twins.filter((twin) => !listed.has(twin) && !isPost(twin))
  return [
    ...categories,
    ['More', more] as [string, LoweredPage[]],
    ['Blog', twins.filter(isPost)] as [string, LoweredPage[]],
  ].filter(([, inIt]) => inIt.length > 0)
}

/** `llms.txt`: what the site is, and every page with its Markdown twin and what it is about (llmstxt.org). */
export function llmsIndex(facts: LlmsFacts): string {
  const { site } = facts
  const address = (path: string) => canonicalUrl(site, path)
  const link = ({ page }: LoweredPage) =>
    `- [${titleInMarkdown(page.title)}](${address(twinPath(page.path))}): ${page.description}`
  const sections = sectionsOf(facts).map(([title, twins]) => `## ${title}\n\n${twins.map(link).join('\n')}`)
  const machine = [
    `- [The whole text in one file](${address('/llms-full.txt')}): every page listed here, in this order`,
    `- [JSON Schema of a saved page](${address('/schema/serialized-nodes.json')}): what \`query.serialize()\` returns`,
  ]
  return [
    '# Craft.js',
    `> ${site.tagline}`,
    `The docs describe @craftjs/core ${site.release}. Every page of the docs and the blog exists as Markdown too: add \`.md\` to its address.`,
    ...sections,
    `## Optional\n\n${machine.join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n')
}

/** `llms-full.txt`, piece by piece: every twin in the order of the index, as `textOf` gives it. */
export function* llmsFull(facts: LlmsFacts, textOf: (twin: LoweredPage) => string): Generator<string> {
  let isFirst = true
  for (const [, twins] of sectionsOf(facts))
    for (const twin of twins) {
      yield (isFirst ? '' : '\n---\n\n') + textOf(twin)
      isFirst = false
    }
}
