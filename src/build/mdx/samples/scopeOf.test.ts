import { beforeAll, expect, it } from 'vitest'
import { loadCompiler } from './compiler'
import { sampleService } from './sampleService'
import { scopeOf } from './scopeOf'

let scopes: (...codes: string[]) => string[]

beforeAll(async () => {
  const compiler = await loadCompiler()
  const { open, service } = sampleService(compiler, process.cwd())
  scopes = (...codes) => {
    const files = open(codes.map((code) => ({ file: 'a.tsx', files: new Map([['a.tsx', code]]) })))
    const program = service.getProgram()
    return files.map((name) => {
      const file = program?.getSourceFile(name)
      return program && file ? scopeOf(compiler, program.getTypeChecker(), file) : ''
    })
  }
})

it('is the same for files that know the types of Craft.js by their names, whether they import them or not', () => {
  const alike = scopes(
    `export const a = 1`,
    `import { useNode, type NodeTree } from '@craftjs/core'\nimport { useState } from 'react'\nconst [b] = useState(useNode)`,
    `import { Text } from './Text'\nimport './Text.css'\ninterface Props { c: 1 }\nexport function Image(props: Props) { return Text(props) }`,
  )
  expect(alike).toEqual(['', '', ''])
})

it.each([
  ['other names', `import { type NodeTree as Tree } from '@craftjs/core'`],
  ['names within a name', `import * as Craft from '@craftjs/core'`],
  ['a default', `import React from 'react'`],
  ['types of other packages', `import type { ReactNode } from 'react'`],
  ['names that mean something else everywhere', `import type { Node } from '@craftjs/core'`],
  ['own types with such names', `interface Node { id: 1 }`],
])('is another for files with %s', (_, code) => {
  expect(scopes(code)).not.toEqual([''])
})
