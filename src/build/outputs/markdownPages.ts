import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import type { DemoRecord } from '../../model/body'
import { savedLines } from '../../model/savedLines'
import { type Origin, pageUrl } from '../../model/url'
import { compiledBodyOf, DEMOS, publishedDemo } from '../content'
import { proseHref } from '../mdx'
import { type PageSummaries, permalinksOf } from '../pages'
import { joinMarkdown, type MarkdownPage } from './markdownVersion'

/** The code and the saved state of a live demo. */
function demoMarkdown(name: string, saved: DemoRecord['saved'] | undefined, root: string): string {
  const source = publishedDemo(readFileSync(path.join(root, DEMOS, `${name}.tsx`), 'utf8')).trimEnd()
  const code = `\`\`\`tsx title="${name}.tsx"\n${source}\n\`\`\``
  const page = `\`\`\`json\n${savedLines(saved).join('\n')}\n\`\`\``
  return `**Code**\n\n${code}\n\n**Saved page**\n\n${page}`
}

/** Every doc and post with its Markdown version, docs first. */
export function markdownPages(
  { getNode, getNodesByType }: Pick<BuildArgs, 'getNode' | 'getNodesByType'>,
  pages: PageSummaries,
  site: Origin,
  root: string,
): MarkdownPage[] {
  const permalinks = permalinksOf(pages.docs)
  const prefix = site.baseUrl.replace(/\/$/, '')
  const demos = getNodesByType('Demo') as unknown as DemoRecord[]
  const saved = new Map(demos.map((demo) => [demo.name, demo.saved]))
  return [...pages.docs, ...pages.posts].map((page) => {
    const { markdown } = compiledBodyOf(getNode(page.id) as unknown as { compiled: string })
    const url = pageUrl(site, page.path)
    const hasPictures = markdown.some((part) => typeof part === 'object' && 'picture' in part)
    const pictures = hasPictures ? publishedPictures(root, page.path) : null
    const absolute = (address: string) => new URL(address, url).href
    const facts = {
      addressOf: (href: string) =>
        absolute(proseHref(href, (docId) => permalinks.get(docId) ?? `/docs/${docId}`, prefix)),
      pictureOf: (src: string) => {
        const address = pictures?.get(src)
        if (address === undefined) throw new Error(`There is no picture ${src} in ${page.sourcePath}.`)
        return absolute(address)
      },
      demoOf: (name: string) => demoMarkdown(name, saved.get(name), root),
    }
    return { page, url, markdown: joinMarkdown(markdown, facts) }
  })
}

/** A picture as the queries of the templates return it (`BodyPicture` in src/templates/fragments.ts). */
interface PagePicture {
  src: string
  plain: { src: string } | null
  file: { childImageSharp: { gatsbyImageData: { images: { fallback?: { src: string } } } } | null } | null
}

/**
 * The addresses, with the path prefix, of the pictures on the page at `page`, by their path in the source.
 *
 * A compiled body has only the paths. Gatsby chooses the address of a picture when it runs the query that needs it, and
 * offers no other way to get it than the result of that query, in the page's data. Another query would create more sizes.
 */
function publishedPictures(root: string, page: string): ReadonlyMap<string, string> {
  const file = path.join(root, 'public/page-data', page, 'page-data.json')
  const { result } = JSON.parse(readFileSync(file, 'utf8')) as {
    result: { data: Record<string, { images?: PagePicture[] } | null> }
  }
  const pictures = Object.values(result.data).flatMap((node) => node?.images ?? [])
  return new Map(
    pictures.flatMap(({ src, plain, file }): [string, string][] => {
      const address = plain?.src ?? file?.childImageSharp?.gatsbyImageData.images.fallback?.src
      return address === undefined ? [] : [[src, address]]
    }),
  )
}
