import type { Root } from 'hast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { CompiledBody } from '../../model/body'
import { checkSource } from './checkSource'
import { evaluateModule } from './evaluateModule'
import { factsOf, idsOf, wordsOf } from './facts'
import { checkImports } from './imports'
import { toMarkdown } from './markdown/toMarkdown'
import { formatParserError } from './parserErrors'
import { rehypePlugins, remarkPlugins } from './pipeline'
import { outlineOf } from './rehype/headings'
import { attachChecker, type SampleChecker } from './sampleFindings'
import { searchSections } from './searchSections'
import { toBody } from './toBody'

/** The file that a body comes from. */
export interface BodyFile {
  /** Path from the repository's root, with forward slashes. */
  path: string
  /** The repository's root: its cache is used, and imports are looked up from there. */
  root?: string
  /** How many lines of the file stand above the body (its front matter); 0 when left out. */
  lineOffset?: number
  /** Checks its samples and tells the types in them; left out, nothing is checked. */
  samples?: SampleChecker
}

/** Nodes that remark leaves as they are on the way to HTML. */
const MDX_NODES = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
]

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkPlugins)
  .use(remarkRehype, { passThrough: MDX_NODES as never[] })
  .use(rehypePlugins)
  .freeze()

/** Compiles an MDX body (without its front matter) to data; throws an `AuthorError` with line and column. */
export async function compileBody(source: string, file: BodyFile): Promise<CompiledBody> {
  const vfile = new VFile({
    path: file.path,
    ...(file.root !== undefined && { cwd: file.root }),
    data: { lineOffset: file.lineOffset ?? 0 },
  })
  attachChecker(vfile, file.samples)
  checkSource(source, vfile)
  try {
    const markdown = processor.parse(vfile)
    const ownCode = markdown.children.some(({ type }) => type === 'mdxjsEsm')
    if (ownCode) checkImports(String(vfile), file.path, vfile.cwd, file.lineOffset)
    const tree = ownCode
      ? await evaluateModule(markdown, vfile)
      : ((await processor.run(markdown, vfile)) as unknown as Root)
    return {
      nodes: toBody(tree),
      ownCode,
      ids: idsOf(tree),
      words: wordsOf(tree),
      headings: outlineOf(tree),
      sections: searchSections(tree),
      markdown: toMarkdown(tree),
      ...factsOf(vfile),
    }
  } catch (error) {
    throw formatParserError(error, vfile)
  }
}
