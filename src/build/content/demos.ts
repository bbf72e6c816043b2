import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import type { CreateNodeArgs } from 'gatsby'
import type { DemoRecord, StaticElement } from '../../model/body'
import { AuthorError, errorCollector } from '../errors'
import { compileFile, digestsOf, filesBelow, runModule } from '../mdx'
import { type FileNode, newNode } from './contentNode'
import type { BuildContext } from './context'

/** GraphQL type of a live demo. */
export const demoSchema = /* GraphQL */ `
  "A live demo under content/demos: one component that is shown as code, as a picture and as a running editor."
  type Demo implements Node @dontInfer @childOf(types: ["File"]) {
    "Name of the file and of the component, such as Rules."
    name: String!
    "The HTML that the component renders on a server."
    html: String!
    "The highlighted code: one StaticElement (src/model/body.ts)."
    code: JSON!
    "The initial state of the editor: serialized Nodes by id."
    saved: JSON!
  }
`

/** Folder of the demos below the root. */
export const DEMOS = 'content/demos'

/** Folder of the editors around samples that are not whole editors. */
export const WRAPPERS = 'content/wrappers'

/** Folder of code that pages show and demos may import. */
const SNIPPETS = 'content/snippets'

/** Module that replaces `@craftjs/core` in demos, here and in the browser (src/build/bundle/onCreateWebpackConfig.ts). */
const INSTRUMENTED_CORE = 'src/theme/demo/instrumented/core.ts'

const instrumentCore = (root: string): Plugin => ({
  name: 'instrumented-core',
  setup({ onResolve }) {
    onResolve({ filter: /^@craftjs\/core$/ }, ({ resolveDir }) =>
      [DEMOS, SNIPPETS].some((folder) => resolveDir.startsWith(path.join(root, folder)))
        ? { path: path.join(root, INSTRUMENTED_CORE) }
        : undefined,
    )
  },
})

/** The source of a module that renders one demo. */
const moduleFor = (name: string) => `
  import { renderSnapshot } from '../../src/theme/demo/instrumented/renderSnapshot'
  import { ${name} } from './${name}'
  export const snapshot = renderSnapshot(${name})
`

/** The addresses that the links in `html` lead to, as written. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href = '']) => href)

/** Whether a link in a demo leads to a complete address, which is the same under every path prefix, or into the demo. */
const leadsSomewhere = (href: string, html: string) =>
  /^(?:https?|mailto|tel):./.test(href) || (/^#./.test(href) && html.includes(`id="${href.slice(1)}"`))

/** The result of rendering a demo. */
export interface RenderedDemo extends Pick<DemoRecord, 'html' | 'saved'> {
  /** The digests of the demo's own file and of the files that it imports, by path. */
  imports: Record<string, string>
}

/**
 * Renders `content/demos/<name>.tsx` below `root` on the server. Throws an `AuthorError` if it does not compile or render,
 * if it has a style attribute, which the content security policy does not allow, or if a link leads nowhere.
 */
export async function renderDemo(name: string, root: string): Promise<RenderedDemo> {
  const file = `${DEMOS}/${name}.tsx`
  try {
    const plugins = [instrumentCore(root)]
    const { exports, files } = await runModule<{ snapshot: Pick<DemoRecord, 'html' | 'saved'> }>(
      moduleFor(name),
      file,
      root,
      { plugins },
    )
    const { html, saved } = exports.snapshot
    if (/<[^>]+ style=/.test(html)) throw new Error('Its HTML has a style attribute.')
    const lost = linksIn(html).find((href) => !leadsSomewhere(href, html))
    if (lost !== undefined)
      throw new Error(
        `Its link to "${lost}" leads nowhere. Write a complete address, such as https://craft.js.org/.`,
      )
    return { html, saved: deterministicIds(saved, name), imports: digestsOf(files, root) }
  } catch (error) {
    throw new AuthorError(
      `${file} does not render on a server: ${error instanceof Error ? error.message : String(error)}`,
      `Export one component named ${name} that takes no props, and use class names instead of style attributes.`,
    )
  }
}

/** The names of all demos below `root`. */
export const demosIn = (root: string): string[] =>
  filesBelow(path.join(root, DEMOS)).flatMap((file) => /^(\w+)\.tsx$/.exec(file)?.[1] ?? [])

/** Renders every demo below `root` and returns the author errors. */
export async function demoIssues(root: string): Promise<readonly AuthorError[]> {
  const errors = errorCollector()
  await Promise.all(demosIn(root).map((name) => errors.try(() => renderDemo(name, root))))
  return errors.list
}

/** An id with the characters and the length of a Craft.js id. */
const idFrom = (seed: string) => createHash('sha256').update(seed).digest('base64url').slice(0, 10)

/** Replaces the random ids of Craft.js with ids that are the same in every build. */
export function deterministicIds(saved: DemoRecord['saved'], seed: string): DemoRecord['saved'] {
  const ids = Object.keys(saved).filter((id) => id !== 'ROOT')
  const text = ids.reduce(
    (json, id, index) => json.replaceAll(`"${id}"`, `"${idFrom(`${seed} ${index}`)}"`),
    JSON.stringify(saved),
  )
  return JSON.parse(text) as DemoRecord['saved']
}

/** The code of a demo or wrapper as readers see it. In the playground, the snippets that it imports are in its folder. */
export const publishedDemo = (code: string): string => code.replaceAll(`'../snippets/`, `'./`)

/** Creates a `Demo` node for a component in `content/demos`. */
export async function createDemo(
  args: Pick<CreateNodeArgs, 'node' | 'actions' | 'createNodeId' | 'createContentDigest'>,
  { root, issues }: BuildContext,
): Promise<void> {
  const { node, actions } = args
  const { absolutePath, extension, sourceInstanceName } = node as FileNode
  if (node.internal.type !== 'File' || sourceInstanceName !== 'demos' || extension !== 'tsx') return
  const name = path.basename(absolutePath, '.tsx')
  const file = `${DEMOS}/${name}.tsx`
  await issues.collect(file, async () => {
    const snapshot = await renderDemo(name, root)
    const text = publishedDemo(await readFile(absolutePath, 'utf8'))
    const fence = `\`\`\`tsx title="${name}.tsx"\n${text.trimEnd()}\n\`\`\``
    const compiled = await compileFile(fence, { root, path: file })
    const fields: DemoRecord & RenderedDemo = { name, code: compiled.nodes[0] as StaticElement, ...snapshot }
    await actions.createNode(newNode(args, 'Demo', name, fields, node.id))
  })
}
