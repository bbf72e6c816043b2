import { nodeTypes } from '@mdx-js/mdx/lib/node-types.js'
import type { Root } from 'hast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { CompiledBody } from '../../model/body'
import { checkSource } from './checkSource'
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

/**
 * Compiles an MDX body (without front matter) to data. Throws an `AuthorError` with line and column for a mistake in it.
 */
export async function compileBody(source: string, file: BodyFile): Promise<CompiledBody> {
  const vfile = new VFile({
    path: file.path,
    cwd: file.root ?? process.cwd(),
    data: { lineOffset: file.lineOffset ?? 0 },
  })
  checkSource(source, vfile)
  try {
    const tree = (await processor.run(processor.parse(vfile), vfile)) as unknown as Root
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
    throw formatParserError(error, vfile)
  }
}
