import { expect, it } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { checkWrappers } from './checkWrappers'

const { at, write } = temporaryFolder()

it('reports a wrapper that does not exist, or whose code does not run', () => {
  for (const name of ['Block', 'Panel', 'Sample']) write(`content/wrappers/${name}.tsx`)
  const check = (name: string, run = true) =>
    checkWrappers([{ sourcePath: 'content/docs/a.mdx', wrappers: [{ name, run, line: 9 }] }], at())
  check('Block')
  expect(() => check('Panle')).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/docs/a.mdx:8 names the wrapper "Panle", which does not exist.

    Create content/wrappers/Panle.tsx, or write one of these:
    - Panel
    - Block]
  `)
  expect(() => check('Panel', false)).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/docs/a.mdx:8 names the wrapper "Panel", but the code does not run.

    Add \`run\`, or remove the wrapper.]
  `)
})
