import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { editorLines } from './editorLines'

it('counts the lines of each editor as `wc` does', () => {
  const folder = 'examples/landing/src/editors'
  const count = (editor: string) => execFileSync('sh', ['-c', `cat ${folder}/${editor}/*.ts* | wc -l`])
  const lines = editorLines(process.cwd())
  expect(Object.keys(lines)).toEqual(['studio', 'document', 'form'])
  for (const [editor, found] of Object.entries(lines)) expect(found).toBe(Number(count(editor).toString()))
})
