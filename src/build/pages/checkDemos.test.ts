import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkDemos } from './checkDemos'

describe('checkDemos', () => {
  let root: string
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'demos-'))
    mkdirSync(path.join(root, 'content/demos'), { recursive: true })
    for (const name of ['History', 'Rules', 'Toolbox'])
      writeFileSync(path.join(root, `content/demos/${name}.tsx`), '')
  })
  afterAll(() => rmSync(root, { recursive: true }))

  const page = (...names: string[]) => [
    { sourcePath: 'content/docs/a.mdx', demos: names.map((name, index) => ({ name, line: index + 3 })) },
  ]

  it('accepts existing demos', () => {
    expect(() => checkDemos(page('Rules', 'History'), root)).not.toThrow()
  })

  it('names a demo that does not exist, and those that do', () => {
    expect(() => checkDemos(page('Rule'), root)).toThrowErrorMatchingInlineSnapshot(`
      [AuthorError: content/docs/a.mdx:3 asks for the demo "Rule", which does not exist.

      Make content/demos/Rule.tsx, or write one of these:
      - Rules
      - Toolbox
      - History]
    `)
  })

  it('names a demo that a page shows twice', () => {
    expect(() => checkDemos(page('Rules', 'Rules'), root)).toThrowErrorMatchingInlineSnapshot(`
      [AuthorError: content/docs/a.mdx:4 shows the demo "Rules" a second time.

      Refer to the first one, or make a demo of its own for what is different.]
    `)
  })
})
