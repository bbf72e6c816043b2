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
const folder = path.join(__dirname, 'fixtures')
const files = readdirSync(folder).filter((name) => name.endsWith('.mdx'))

/** The plugin’s own resolvers, with the options of ../config.ts. */
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

const excerptOf = (body: string) => fields.excerpt.resolve({ body, parent: 'file' }, { pruneLength: 140 })

it.each(files)('GraphQL returns an excerpt and a table of contents for %s', async (file) => {
  const body = readFileSync(path.join(folder, file), 'utf8')
  expect(await excerptOf(body)).toEqual(expect.any(String))
  expect(JSON.stringify(await tableOf(body))).toMatch(/^(?![^]*\[#)\{/)
})

it('The excerpt has the page’s words, and the table of contents has the ids of its headings', async () => {
  const body = '## One [#uno]\n\n:::note\n\nText.\n\n:::\n\n### Two\n'
  expect(await excerptOf(body)).toContain('Text.')
  expect(await tableOf(body)).toEqual({
    items: [{ title: 'One', url: '#uno', items: [{ title: 'Two', url: '#two' }] }],
  })
})
