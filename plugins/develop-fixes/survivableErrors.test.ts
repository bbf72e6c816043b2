import { EventEmitter } from 'node:events'
import { createRequire } from 'node:module'
import { afterEach, expect, test } from 'vitest'
import { type FrontMatterParser, logUnhandledRejections, tolerateFrontMatter } from './survivableErrors'

const parser = createRequire(__filename)('gatsby-plugin-mdx/dist/frontmatter') as FrontMatterParser
const { parseFrontmatter } = parser
afterEach(() => void (parser.parseFrontmatter = parseFrontmatter))

const broken = '---\ntitle: "Nodes\n---\n\nText.\n'

test('invalid front matter, for which gatsby-plugin-mdx throws, becomes empty; valid front matter does not change', () => {
  expect(() => parser.parseFrontmatter('broken', broken)).toThrow()
  tolerateFrontMatter(parser)
  expect(parser.parseFrontmatter('broken', broken)).toEqual({ body: broken, frontmatter: {} })
  expect(parser.parseFrontmatter('whole', '---\ntitle: Nodes\n---\nText.')).toMatchObject({
    frontmatter: { title: 'Nodes' },
  })
})

test('an unhandled rejection is reported, and the process continues', () => {
  const running = new EventEmitter()
  const said: unknown[] = []
  running.on('unhandledRejection', () => said.push('the end'))
  logUnhandledRejections({ error: (reason) => said.push(reason) }, running)
  const failure = new TypeError('x is undefined')
  running.emit('unhandledRejection', failure)
  running.emit('unhandledRejection', 'no reason')
  expect(said).toEqual([failure, 'no reason'])
})
