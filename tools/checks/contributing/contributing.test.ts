import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileBody } from '../../../src/build/mdx'
import { ADMONITION_KINDS } from '../../../src/model/admonitions'
import { fencesOf, sectionOf } from './markdown'

const authoring = readFileSync('docs/authoring.md', 'utf8')
const graphql = readFileSync('docs/graphql.md', 'utf8')
const bodyOf = (mdx: string) => mdx.replace(/^---\n[\s\S]*?\n---\n/, '')

describe('docs/authoring.md', () => {
  it.each(fencesOf(authoring, 'mdx').map(bodyOf))('shows MDX that compiles: %s', async (mdx) => {
    const { nodes } = await compileBody(mdx, { path: 'content/docs/guides/example.mdx' })
    expect(nodes).not.toHaveLength(0)
  })

  it.each(ADMONITION_KINDS)('names the kind “%s” among the admonitions', (kind) => {
    expect(sectionOf(authoring, 'Admonitions')).toContain(`\`${kind}\``)
  })
})

describe('docs/graphql.md', () => {
  it('shows a typed query as it stands in the page', () => {
    const [page] = fencesOf(sectionOf(graphql, 'A typed query'), 'tsx')
    expect(page).toBe(readFileSync('src/pages/support.tsx', 'utf8'))
  })

  it('names every query once', () => {
    const names = fencesOf(graphql, 'graphql').map((query) => /^query (\w+)/.exec(query)?.[1])
    expect(names.length).toBeGreaterThanOrEqual(6)
    expect(names).not.toContain(undefined)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('fencesOf', () => {
  it('finds fences in lists, and fences around fences', () => {
    const markdown =
      '1. a\n\n   ```mdx\n   one\n   ```\n\n````mdx\n```npm\ntwo\n```\n````\n\n```ts\nthree\n```\n'
    expect(fencesOf(markdown, 'mdx')).toEqual(['one\n', '```npm\ntwo\n```\n'])
    expect(fencesOf(markdown, 'ts')).toEqual(['three\n'])
  })
})

describe('sectionOf', () => {
  it('ends with the next heading, and takes none that stands in a list', () => {
    const markdown = '# A\n\n### One\n\nText\n\n   ## Not a heading\n\n### Two\n\nMore\n\n## B\n'
    expect(sectionOf(markdown, 'One')).toBe('\nText\n\n   ## Not a heading\n\n')
    expect(sectionOf(markdown, 'Two')).toBe('\nMore\n\n')
    expect(() => sectionOf(markdown, 'Three')).toThrow('There is no section "Three".')
  })
})
