import { expect, test } from 'vitest'
import { pageProblems } from './pageProblems'

const page = (node: object) =>
  JSON.stringify({ ROOT: { type: 'div', props: {}, nodes: ['a'] }, a: node })

test.each([
  ['nonsense', /^This is not JSON/],
  ['{}', /^The page has no ROOT/],
  [
    page({ type: { resolvedName: 'Text' }, props: {} }),
    /is a Text, which is not in the/,
  ],
  [
    JSON.stringify({
      ROOT: { type: 'div', props: {}, nodes: [5] },
      5: { type: 'p', props: {} },
    }),
    /^Node ROOT refers to 5, which does not exist/,
  ],
  [page({ type: 'script', props: {} }), /is a <script>, which is not allowed/],
  [page({ type: 'a', props: { href: 'javascript:alert(1)' } }), /has a script in href/],
])('%s is refused', (json, problem) => {
  expect(pageProblems(json, {})[0]).toMatch(problem)
})

test('A valid page has no problems', () => {
  expect(pageProblems(page({ type: 'p', props: { children: 'Hello' } }), {})).toEqual(
    [],
  )
})
