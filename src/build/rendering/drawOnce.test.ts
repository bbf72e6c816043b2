import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { drawOnce, KNOWN } from './drawOnce'

test('stands in for the modules of Gatsby that are installed', () => {
  expect(drawOnce(process.cwd())).toBeTypeOf('function')
})

test('stands in for no others', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'other-gatsby-'))
  writeFileSync(path.join(root, 'package.json'), '{}')
  for (const name of Object.keys(KNOWN)) {
    const file = path.join(root, 'node_modules', `${name}.js`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, '')
  }
  expect(() => drawOnce(root)).toThrow('render-html is not the one of Gatsby 5.16.1')
  rmSync(root, { recursive: true })
})
