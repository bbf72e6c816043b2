import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { syntaxPlugins } from './pipeline'

type Resolver = (node: object, args: object) => Promise<unknown>
interface MdxType {
  fields: Record<'excerpt' | 'tableOfContents', { resolve: Resolver }>
}

const plugin = createRequire(__filename)('gatsby-plugin-mdx/dist/gatsby-node') as {
  createSchemaCustomization: (args: object, options: object) => Promise<void>
}
let fields: MdxType['fields']
const bodyOf = (file: string) => readFileSync(file, 'utf8').replace(/^---\n[^]*?\n---\n/, '')
const files = ['docs', 'blog'].flatMap((source) =>
  readdirSync(path.join('content', source), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.join('content', source, name)),
)

/** The plugin’s own resolvers, with the options of gatsby-config.ts. */
beforeAll(() =>
  plugin.createSchemaCustomization(
    {
      actions: { createTypes: ([type]: MdxType[]) => ({ fields } = type!) },
      schema: { buildObjectType: (type: MdxType) => type },
      store: { getState: () => ({ config: { jsxRuntime: 'automatic' } }) },
      cache: { get: () => Promise.resolve('id') },
      getNode: () => ({ absolutePath: path.resolve('content/docs/a.mdx') }),
      pathPrefix: '',
      reporter: {
        panicOnBuild: ({ context }: { context: { errorMeta: Error } }) => {
          throw context.errorMeta
        },
      },
    },
    { mdxOptions: { remarkPlugins: syntaxPlugins } },
  ),
)

const tableOf = (body: string) => fields.tableOfContents.resolve({ body, parent: 'file' }, { maxDepth: 6 })

it.each(files)('GraphQL has an excerpt and a table of contents of %s', async (file) => {
  const body = bodyOf(file)
  expect(await fields.excerpt.resolve({ body, parent: 'file' }, { pruneLength: 140 })).toMatch(/\w+ \w+/)
  const table = JSON.stringify(await tableOf(body))
  expect(table).toBeDefined()
  expect(table).not.toContain('[#')
})

it('The ids of its headings are those of the page', async () => {
  expect(await tableOf('## One [#uno]\n\n:::note\n\nText.\n\n:::\n\n### Two\n')).toEqual({
    items: [{ title: 'One', url: '#uno', items: [{ title: 'Two', url: '#two' }] }],
  })
})
