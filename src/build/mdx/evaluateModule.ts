import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { Root as MarkdownRoot } from 'mdast'
import type { VFile } from 'vfile'
import { ISLANDS } from '../../model/body'
import { lineOf, pathOf } from './authorErrors'
import { factsOf } from './facts'
import { fileDigest } from './fileDigest'
import { rehypePlugins, remarkPlugins } from './pipeline'
import { runModule } from './runModule'
import { childrenOf, isElement, type JsxElement, rewrite, setChildren } from './tree'

/** Keeps the tree from before it became a program, for a body whose program fails. */
function keepTree(tree: Root, file: VFile): void {
  file.data.tree = tree
}

/** Imported files that contribute nothing to the text. */
const ASSETS = ['.css', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif', '.svg', '.woff2']

/**
 * Runs a body that has `import` or `export` lines, and returns the HTML tree that it renders, so that search and Markdown
 * have the whole page. What readers get is compiled by gatsby-plugin-mdx, with the same plugins.
 *
 * A body that cannot run outside Gatsby gets a warning, and its tree lacks what the code would have rendered.
 */
export async function evaluateModule(markdown: MarkdownRoot, file: VFile): Promise<Root> {
  // Loaded here because under tsx, a static import of it fails.
  const { createProcessor } = await import('@mdx-js/mdx')
  const processor = createProcessor({ remarkPlugins, rehypePlugins: [...rehypePlugins, () => keepTree] })
  const firstCode = markdown.children.find(({ type }) => type === 'mdxjsEsm') ?? markdown
  const line = lineOf(file, firstCode)
  const facts = factsOf(file)
  const program = await processor.run(markdown, file)
  try {
    const source = `${processor.stringify(program, file) as string}\n${RENDER}`
    const loader = Object.fromEntries(ASSETS.map((ending) => [ending, 'empty' as const]))
    const { exports, files } = await runModule<{ html: string }>(source, file.path, file.cwd, { loader })
    const imported = files.map((name): [string, string] => [name, fileDigest(file.cwd, [name])])
    facts.imports = { ...facts.imports, ...Object.fromEntries(imported) }
    return withIslands(fromHtml(exports.html, { fragment: true }) as Root)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    facts.imports = null
    facts.warnings.push(
      `${pathOf(file)}:${line}: its code does not run while it is compiled, so search and the Markdown version lack what it shows (${reason}).`,
    )
    return withoutCode(file.data.tree as Root)
  }
}

/** Removes braces and exports, which HTML cannot hold. */
function withoutCode(tree: Root): Root {
  const code = ['mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm']
  rewrite(tree, (node) => (code.includes(node.type) ? [] : node))
  return tree
}

/** Tag of the placeholder for an island in rendered HTML. */
const PLACEHOLDER = 'body-island'

/** Renders the body with a placeholder for each island, since islands only render in a page of Gatsby. */
const RENDER = `
import { createElement as createPlaceholder } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
const placeholder = (name) => ({ children, ...props }) =>
  createPlaceholder('${PLACEHOLDER}', { name, 'data-props': JSON.stringify(props) }, children)
const components = Object.fromEntries(${JSON.stringify(ISLANDS)}.map((name) => [name, placeholder(name)]))
export const html = renderToStaticMarkup(createPlaceholder(MDXContent, { components }))
`

/** Replaces placeholders with islands. */
function withIslands(tree: Root): Root {
  rewrite(tree, (node) => {
    if (!isElement(node, PLACEHOLDER)) return node
    const { name, dataProps } = node.properties ?? {}
    const props = JSON.parse(String(dataProps)) as Record<string, unknown>
    const island: JsxElement = {
      type: 'mdxJsxFlowElement',
      name: String(name),
      attributes: Object.entries(props).flatMap(([name, value]) =>
        typeof value === 'string' ? [{ type: 'mdxJsxAttribute', name, value }] : [],
      ),
      children: [],
    }
    setChildren(island, childrenOf(node))
    return island
  })
  return tree
}
