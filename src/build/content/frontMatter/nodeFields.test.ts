import { expect, test } from 'vitest'
import { z } from 'zod'
import { graphqlFields, nodeFields } from './nodeFields'

const schema = z.strictObject({
  title: z.string().describe('The "h1".'),
  sidebar_label: z.string().optional().describe('Text of the link.'),
  beta: z.boolean().default(false).describe('Marked as not final.'),
  redirect_from: z.array(z.string()).default([]).describe('Old paths.'),
  image: z.string().optional().describe('A picture.'),
  slug: z.string().optional(),
})

test('a field of the front matter becomes a described field of the GraphQL type', () => {
  expect(graphqlFields(schema, { image: 'File', slug: null })).toMatchInlineSnapshot(`
    ""The \\"h1\\"."
    title: String!
    "Text of the link."
    sidebarLabel: String
    "Marked as not final."
    beta: Boolean!
    "Old paths."
    redirectFrom: [String!]!
    "A picture."
    image: File"
  `)
})

test('a field other than text, a boolean, or a list needs a type', () => {
  const nested = z.strictObject({ author: z.strictObject({ name: z.string() }) })
  expect(() => graphqlFields(nested)).toThrow('"author" has no simple GraphQL type')
})

test('a node has its front matter under the GraphQL names', () => {
  const fields = nodeFields(schema.parse({ title: 'A', sidebar_label: 'B' }))
  expect(fields).toEqual({ title: 'A', sidebarLabel: 'B', beta: false, redirectFrom: [] })
  expect(fields.sidebarLabel satisfies string | undefined).toBe('B')
})
