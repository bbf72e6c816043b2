import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutFaults } from './layoutFaults'
import { onceRight } from './onceRight'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'check-'))
  mkdirSync(path.join(root, 'content/docs'), { recursive: true })
  write('content/docs/a.mdx')
  write('package-lock.json')
})
afterEach(() => rmSync(root, { recursive: true }))
const write = (file: string, text = file) => writeFileSync(path.join(root, file), text)
const inputs = { places: ['content', 'package-lock.json'], endings: /\.mdx$/ }

test('a step that passed runs again only when something that it reads has changed', async () => {
  const run = vi.fn(() => Promise.resolve({ passed: 1, failed: 0, skipped: 0, output: '' }))
  const step = onceRight({ name: 'lint', about: '', run }, inputs, root)
  await step.run(new Map())
  await step.run(new Map())
  write('content/docs/a.ts')
  await step.run(new Map())
  expect(run).toHaveBeenCalledTimes(1)
  write('content/docs/b.mdx')
  await step.run(new Map())
  write('package-lock.json', 'changed')
  expect(await step.run(new Map())).toMatchObject({ passed: 1, failed: 0 })
  expect(run).toHaveBeenCalledTimes(3)
})

test('a step that failed runs again', async () => {
  const run = vi.fn(() => Promise.resolve({ passed: 0, failed: 1, skipped: 0, output: 'wrong' }))
  const step = onceRight({ name: 'lint', about: '', run }, inputs, root)
  await step.run(new Map())
  expect(await step.run(new Map())).toMatchObject({ failed: 1, output: 'wrong' })
  expect(run).toHaveBeenCalledTimes(2)
})

test('names spaces, tabs and line ends with their lines, and leaves code alone', () => {
  const faults = layoutFaults('one \n\ttwo\nthree\r\n```text\nfour \n```\nfive')
  expect(faults.map(({ line, words }) => `${line}: ${words}`)).toEqual([
    '1: spaces at the end of the line',
    '2: a tab',
    '3: a Windows line end',
    '7: no line end after the last line',
  ])
})
