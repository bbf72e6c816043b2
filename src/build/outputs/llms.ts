import { rawMarkdownPath } from '../../model/outputs'
import { REGISTRY } from '../../model/registry'
import { linksOf, type SidebarItem } from '../../model/sidebar'
import { canonicalUrl, type Origin } from '../../model/url'
import { SKILL_INDEX } from './agentSkill'
import { type MarkdownPage, markdownVersion, titleInMarkdown } from './markdownVersion'

/** The contents of the index. `pages` are all pages that are not unlisted. */
interface LlmsFacts {
  site: Origin & { tagline: string; release: string }
  pages: readonly MarkdownPage[]
  sidebar: readonly SidebarItem[]
}

const isPost = ({ page }: MarkdownPage) => 'date' in page

/** Docs by sidebar category, then other docs, then posts. */
function sectionsOf({ pages, sidebar }: LlmsFacts): [title: string, pages: MarkdownPage[]][] {
  const categories = sidebar.map((item): [string, MarkdownPage[]] => {
    const ids = linksOf([item]).map((link) => link.docId)
    const inIt = ids.flatMap((id) => pages.find(({ page }) => 'docId' in page && page.docId === id) ?? [])
    return [item.type === 'category' ? item.label : 'Docs', inIt]
  })
  const listed = new Set(categories.flatMap(([, inIt]) => inIt))
  const more = pages.filter((page) => !listed.has(page) && !isPost(page))
  return [
    ...categories,
    ['More', more] as [string, MarkdownPage[]],
    ['Blog', pages.filter(isPost)] as [string, MarkdownPage[]],
  ].filter(([, inIt]) => inIt.length > 0)
}

/** `llms.txt`: a summary of the site, and every page with its Markdown version and description (llmstxt.org). */
export function llmsIndex(facts: LlmsFacts): string {
  const { site } = facts
  const address = (path: string) => canonicalUrl(site, path)
  const link = ({ page }: MarkdownPage) =>
    `- [${titleInMarkdown(page.title)}](${address(rawMarkdownPath(page.path))}): ${page.description}`
  const sections = sectionsOf(facts).map(([title, inIt]) => `## ${title}\n\n${inIt.map(link).join('\n')}`)
  const machine = [
    `- [Playground](${address('/playground')}): edit code in the browser, next to the running editor and its state`,
    `- [The whole text in one file](${address('/llms-full.txt')}): every page listed here, in this order`,
    `- [Skill for coding agents](${address(SKILL_INDEX)}): rules of ${site.release} and common mistakes`,
    `- [JSON Schema of a saved page](${address('/schema/serialized-nodes.json')}): what \`query.serialize()\` returns`,
    `- [Registry](${address(REGISTRY)}): code of the recipes with its tests, to add with \`npx shadcn add\``,
    `- [State Doctor](${address('/tools/state')}): a tool in the browser that finds and fixes problems in a saved page`,
  ]
  return [
    '# Craft.js',
    `> ${site.tagline}`,
    `The docs describe @craftjs/core ${site.release}. Every page of the docs and the blog is also available as Markdown: add \`.md\` to its address.`,
    ...sections,
    `## Optional\n\n${machine.join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n')
}

/** `llms-full.txt`: the Markdown version of every page, in the order of the index. */
export const llmsFull = (facts: LlmsFacts): string =>
  sectionsOf(facts)
    .flatMap(([, inIt]) => inIt.map(markdownVersion))
    .join('\n---\n\n')
