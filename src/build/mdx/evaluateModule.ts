import { createRequire } from 'node:module'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { Root as MarkdownRoot } from 'mdast'
import type { VFile } from 'vfile'
import { ISLANDS } from '../../model/islands'
import { pathOf } from './authorErrors'
import { rehypePlugins, remarkPlugins } from './pipeline'
import { childrenOf, isElement, type JsxElement, rewrite, setChildren } from './tree'
import { factsOf } from './facts'

/** Keeps the tree as it was before it became a program, for a body whose program fails. */
function keepTree(tree: Root, file: VFile): void {
  file.data.tree = tree
}

/** Files that an import may name, but whose content shows nothing in prose. */
const ASSETS = ['.css', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif', '.svg', '.woff2']

/**
 * Runs a body that has `import` or `export` lines, and returns the HTML tree of what it renders, so that search and
 * Markdown know the whole page. Readers get the page from gatsby-plugin-mdx, which sets MDX up in the same way.
 *
 * What cannot run outside of Gatsby is a warning, and its tree lacks what the code would have shown.
 */
export async function evaluateModule(markdown: MarkdownRoot, file: VFile): Promise<Root> {
  // Loaded only where a page needs it: under tsx, a static import of it fails.
  const { createProcessor } = await import('@mdx-js/mdx')
  const processor = createProcessor({ remarkPlugins, rehypePlugins: [...rehypePlugins, () => keepTree] })
  const program = await processor.run(markdown, file)
  try {
    const html = await render(processor.stringify(program, file) as string, path.resolve(file.cwd, file.path))
    return withIslands(fromHtml(html, { fragment: true }) as Root)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    factsOf(file).warnings.push(
      `${pathOf(file)}: its code does not run while it is compiled, so search and the Markdown version lack what it shows (${reason}).`,
    )
    return withoutCode(file.data.tree as Root)
  }
}

/** The tree without braces and exports, which HTML cannot hold. */
function withoutCode(tree: Root): Root {
  const code = ['mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm']
  rewrite(tree, (node) => (code.includes(node.type) ? [] : node))
  return tree
}

/** Bundles the program of the file at `absolutePath` with its imports, and renders it. */
async function render(program: string, absolutePath: string): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    stdin: { contents: `${program}\n${RENDER}`, resolveDir: path.dirname(absolutePath) },
    bundle: true,
    write: false,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    loader: Object.fromEntries(ASSETS.map((ending) => [ending, 'empty'])),
    logLevel: 'silent',
  })
  const run = compileFunction(outputFiles[0]?.text ?? '', ['require', 'module'], { filename: absolutePath })
  const module = { exports: { html: '' } }
  ;(run as (...values: unknown[]) => void)(createRequire(absolutePath), module)
  return module.exports.html
}

/** Tag that stands for an island in rendered HTML. */
const PLACEHOLDER = 'body-island'

/** Renders the body; islands leave their name and props, because only a page of Gatsby can render them. */
const RENDER = `
import { createElement as createPlaceholder } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
const placeholder = (name) => ({ children, ...props }) =>
  createPlaceholder('${PLACEHOLDER}', { name, 'data-props': JSON.stringify(props) }, children)
const components = Object.fromEntries(${JSON.stringify(ISLANDS)}.map((name) => [name, placeholder(name)]))
export const html = renderToStaticMarkup(createPlaceholder(MDXContent, { components }))
`

/** The tree with islands in place of their placeholders. */
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
