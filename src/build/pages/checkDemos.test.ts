import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { checkDemos } from './checkDemos'

const { at, write } = temporaryFolder()
beforeEach(() => {
  for (const name of ['History', 'Rules', 'Toolbox']) write(`content/demos/${name}.tsx`)
})

const check = (...names: string[]) => {
  const demos = names.map((name, index) => ({ name, line: index + 3 }))
  checkDemos([{ sourcePath: 'content/docs/a.mdx', demos }], at())
}

it('reports a demo that does not exist or that a page shows twice', () => {
  check('Rules', 'History')
  expect(() => check('Rule')).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/docs/a.mdx:3 shows the demo "Rule", which does not exist.

    Create content/demos/Rule.tsx, or write one of these:
    - Rules
    - Toolbox
    - History]
  `)
  expect(() => check('Rules', 'Rules')).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/docs/a.mdx:4 shows the demo "Rules" a second time.

    Refer to the first one, or create another demo for what is different.]
  `)
})
