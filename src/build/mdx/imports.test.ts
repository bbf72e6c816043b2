import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkImports, relativeImports } from './imports'

test('finds relative imports, over several lines too, and none in code fences', () => {
  const text = [
    "import { A } from './A'",
    "import React from 'react'",
    'import {',
    '  B,',
    "} from '../B'",
    '```js',
    "import C from './C'",
    '```',
    "export { D } from './D'",
    "import './E.css'",
  ].join('\n')
  expect(relativeImports(text)).toEqual([
    { from: './A', line: 1 },
    { from: '../B', line: 5 },
    { from: './D', line: 9 },
    { from: './E.css', line: 10 },
  ])
})

test('names file and line of an import that leads nowhere', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'imports-'))
  mkdirSync(path.join(root, 'content/docs'), { recursive: true })
  writeFileSync(path.join(root, 'content/docs/Here.tsx'), '')
  const text = "import { Here } from './Here'\n\nimport { Thing } from './Thing'\n"
  expect(() => checkImports(text, 'content/docs/a.mdx', root, 4)).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/docs/a.mdx:7 imports "./Thing", which does not exist.

    Put it at content/docs/Thing, or correct the path.]
  `)
  expect(() => checkImports(text.replace('./Thing', './Here'), 'content/docs/a.mdx', root)).not.toThrow()
  rmSync(root, { recursive: true })
})
