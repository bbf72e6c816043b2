import { existsSync, renameSync, rmSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { invalidateData, dropStaleData } from './staleData'

const INPUTS = [
  'src/build/content/docs/doc.ts src/model/pages.ts packages/saved-page/index.ts',
  'src/theme/demo/instrumented/core.ts content/site.ts content/sidebars.ts',
  'content/redirects.ts content/searchWords.ts',
].flatMap((line) => line.split(' '))

const { at, write } = temporaryFolder()
const drop = (mode: 'build' | 'develop' = 'build') => dropStaleData(at(), mode)
const data =
  '.cache/webpack/0.pack .cache/redux/redux.state_0 public/docs/a/index.html public/static/d/1.json'.split(
    ' ',
  )
const kept = ['public/static/a.webp']
const built = () => [...data, ...kept].forEach((file) => write(file))
const left = () => [...data, ...kept].filter((file) => existsSync(at(file)))

beforeEach(() => {
  for (const file of INPUTS) write(file)
  write('package-lock.json', '{}')
  drop()
  built()
})

test('keeps everything if the code has not changed', () => {
  write('src/build/content/docs/doc.test.ts')
  write('content/docs/a.mdx')
  write('content/snippets/Text.tsx')
  expect(drop()).toBe(false)
  expect(left()).toHaveLength(data.length + kept.length)
})

test.each([...INPUTS, 'src/model/new.ts', 'package-lock.json'])(
  'removes generated files except images after a change to %s',
  (file) => {
    write(file, 'changed')
    expect(drop()).toBe(true)
    expect(left()).toEqual(kept)
    built()
    expect(drop()).toBe(false)
  },
)

test('drops invalidated data', () => {
  invalidateData(at())
  expect(drop()).toBe(true)
})

test('drops data of develop before a build, because it contains drafts, and vice versa', () => {
  expect(drop('develop')).toBe(true)
  built()
  expect(drop('develop')).toBe(false)
  expect(drop()).toBe(true)
  expect(left()).toEqual(kept)
})

test('drops data if the project was moved to another folder', () => {
  renameSync(at(), `${at()}-moved`)
  expect(dropStaleData(`${at()}-moved`, 'build')).toBe(true)
  renameSync(`${at()}-moved`, at())
})

test('has nothing to drop on a fresh clone', () => {
  rmSync(at('.cache'), { recursive: true })
  write('content/site.ts', 'changed')
  expect(drop()).toBe(false)
})
