import { expect, it } from 'vitest'
import { decodeShare } from '../playground'
import { playgroundFragment } from './playground'

const page = {
  ROOT: { type: { resolvedName: 'Container' }, isCanvas: true, props: {}, nodes: ['a'] },
  a: { type: { resolvedName: 'my text' }, props: { text: 'Hello' }, parent: 'ROOT', nodes: [] },
}

it('has an editor with every component of the page in its resolver', async () => {
  const project = await decodeShare((await playgroundFragment(page)) ?? '')
  expect(JSON.parse(project?.page ?? '')).toEqual(page)
  expect(Object.keys(project?.files ?? {})).toEqual(['App.tsx', 'resolver.tsx'])
  expect(project?.files['App.tsx']).toContain("import { resolver } from './resolver'")
  expect(project?.files['resolver.tsx']).toMatch(/\bContainer,\n\s+"my text": MyText,/)
})

it('is null for a page that is too large for a link', async () => {
  expect(await playgroundFragment({ ROOT: { ...page.ROOT, props: { text: 'x'.repeat(2_000_001) } } })).toBe(
    null,
  )
})
