import { nodeTypes } from '@mdx-js/mdx/lib/node-types.js'
import type { Root } from 'hast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import type { CompiledBody } from '../../model/body'
import { checkSource } from './checkSource'
import { combineErrors } from '../errors'
import { errorsOf } from './authorErrors'
import { factsOf, idsOf, wordCount } from './facts'
import { toMarkdown } from './markdown/toMarkdown'
import { formatParserError } from './parserErrors'
import { rehypePlugins, remarkPlugins } from './pipeline'
import { outlineOf } from './rehype/headings'
import { searchSections } from './searchSections'
import { toBody } from './toBody'

/** The file that a body comes from. */
export interface BodyFile {
  /** Path from the repository's root, with forward slashes. */
  path: string
  /** Absolute path of the repository. By default, the folder in which Gatsby runs. */
  root?: string
  /** Number of lines in the file above the body (its front matter); 0 by default. */
  lineOffset?: number
}

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkPlugins)
  .use(remarkRehype, { passThrough: nodeTypes as never[] })
  .use(rehypePlugins)
  .freeze()

/** Sorts places such as `content/docs/a.mdx:12:1` by line and column. */
const byPlace = new Intl.Collator('en', { numeric: true })

/**
 * Compiles an MDX body (without front matter) to data. Throws one `AuthorError` with line and column for every mistake in
 * it.
 */
export async function compileBody(source: string, file: BodyFile): Promise<CompiledBody> {
  const vfile = new VFile({
    path: file.path,
    cwd: file.root ?? process.cwd(),
    data: { lineOffset: file.lineOffset ?? 0 },
  })
  checkSource(source, vfile)
  const { list, add } = errorsOf(vfile)
  try {
    const tree = (await processor.run(parse(vfile), vfile)) as unknown as Root
    if (list.length === 0)
      return {
        nodes: toBody(tree),
        ids: idsOf(tree),
        words: wordCount(tree),
        headings: outlineOf(tree),
        sections: searchSections(tree),
        markdown: toMarkdown(tree),
        ...factsOf(vfile),
      }
  } catch (error) {
    add(formatParserError(error, vfile))
  }
  throw combineErrors([...list].sort((one, other) => byPlace.compare(one.problem, other.problem)))
}

/**
 * Markup that MDX cannot parse and that contains nothing else: comments, links in angle brackets, a “<” in text, and code
 * on one line that is not JavaScript.
 */
const SEPARABLE = /<!--[^]*?-->|<\w+:[^>\s]*>|<(?=[\s\d=])|(?<![={])\{[^{}\n]*\}/g

/** Maximum number of such mistakes in one message: for each, the page is parsed again. */
const MAX_TRIES = 50

/** Parses the body. A parser stops at the first mistake, so the page is parsed again without the mistakes in `SEPARABLE`. */
function parse(file: VFile) {
  let text = String(file.value)
  for (let tries = 0; ; tries++) {
    try {
      return processor.parse(text)
    } catch (error) {
      const offset = (error as Partial<VFileMessage>).position?.start.offset ?? -1
      const found = [...text.matchAll(SEPARABLE)].find(
        ({ index, 0: { length } }) => index <= offset && offset <= index + length,
      )
      if (!found || tries === MAX_TRIES) throw error
      errorsOf(file).add(formatParserError(error, file))
      text =
        text.slice(0, found.index) +
        found[0].replaceAll(/[^\n]/g, ' ') +
        text.slice(found.index + found[0].length)
    }
  }
}
