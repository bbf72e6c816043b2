import { createRequire } from 'node:module'
import { afterEach, expect, test } from 'vitest'
import { type FrontMatterParser, tolerateFrontMatter } from './tolerateFrontMatter'

const parser = createRequire(__filename)('gatsby-plugin-mdx/dist/frontmatter') as FrontMatterParser
const { parseFrontmatter } = parser
afterEach(() => void (parser.parseFrontmatter = parseFrontmatter))

const broken = '---\ntitle: "Nodes\n---\n\nText.\n'

test('gatsby-plugin-mdx throws at front matter that is invalid, which is what is corrected', () => {
  expect(() => parser.parseFrontmatter('broken', broken)).toThrow()
})

test('invalid front matter is none, and all other stays', () => {
  tolerateFrontMatter(parser)
  expect(parser.parseFrontmatter('broken', broken)).toEqual({ body: broken, frontmatter: {} })
  expect(parser.parseFrontmatter('whole', '---\ntitle: Nodes\n---\nText.')).toMatchObject({
    frontmatter: { title: 'Nodes' },
  })
})
