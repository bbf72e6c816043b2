import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkImports, relativeImports } from './checkImports'

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

test('[A12] names file and line of an import that leads nowhere', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'imports-'))
  const absolutePath = path.join(folder, 'a.mdx')
  const page = { rendering: 'MODULE', sourcePath: 'content/docs/a.mdx', absolutePath } as const
  writeFileSync(path.join(folder, 'Here.tsx'), '')
  writeFileSync(absolutePath, "import { Here } from './Here'\n\nimport { Thing } from './Thing'\n")
  expect(() => checkImports([page])).toThrow('content/docs/a.mdx:3 imports "./Thing", which does not exist.')
  checkImports([{ ...page, rendering: 'DATA' }])
  rmSync(folder, { recursive: true })
})
