import type { Root } from 'hast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { VFile } from 'vfile'
import { alerts } from '../rehype/alerts'
import { codeBlocks } from '../rehype/codeBlocks'
import { headings } from '../rehype/headings'
import { images } from '../rehype/images'
import { links } from '../rehype/links'
import { footnotes, sections } from '../rehype/sections'
import { tables } from '../rehype/tables'
import { whitespace } from '../rehype/whitespace'
import { containerDirectives, directives } from '../remark/directives'
import { fences } from '../remark/fences'
import { githubCode } from './code'
import { directiveLines } from './directiveLines'
import { ids } from './ids'
import { layout } from './layout'
import { githubLinks } from './links'
import { outline } from './outline'
import { pictures } from './pictures'
import { rawHtml } from './rawHtml'
import { sanitized } from './sanitized'
import { unknownTags } from './unknownTags'

/** From the text to HTML that is safe to show. */
const safe = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use([fences, containerDirectives, directives, unknownTags])
  .use(remarkRehype, { allowDangerousHtml: true })
  .use([rawHtml, sanitized])
  .freeze()

/** The HTML gets the form that MDX has here, and is then treated as MDX is. */
const page = unified()
  .use([githubCode, codeBlocks, alerts, pictures, images, outline, layout, ids, headings, footnotes, tables])
  .use([githubLinks, links, whitespace, sections])
  .freeze()

/** Compiles the text of `file` to the HTML tree of a page; its title is `file.data.title`. */
export async function markdownTree(file: VFile): Promise<Root> {
  return (await page.run(await safeTree(file), file)) as Root
}

/** The text of `file` as HTML that is safe to show, before it becomes a page. */
export async function safeTree(file: VFile): Promise<Root> {
  file.value = directiveLines(String(file.value))
  return (await safe.run(safe.parse(file), file)) as Root
}
