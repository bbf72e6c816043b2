import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DrawingParts, type DrawTask, pageDrawer } from './drawPages'

let root = ''
const asked: string[] = []

const parts: DrawingParts = {
  load: () => ({
    default: (page) => {
      const { pagePath, pageData } = page as { pagePath: string; pageData: { title: string } }
      if (pagePath === '/broken') return Promise.reject(new Error('It fell over.'))
      asked.push(Object.keys(page).join(' '))
      return Promise.resolve({
        html: `<h1>${pageData.title}</h1>`,
        unsafeBuiltinsUsage: pagePath === '/unsafe' ? ['at a.js'] : [],
        sliceData: { of: pagePath },
      })
    },
  }),
  forget: () => asked.push('forget'),
  readStats: () => Promise.resolve({}),
  assetsOf: (chunk) => Promise.resolve({ [`styles-of-${chunk}`]: '' }),
  queriesOf: (hashes) => {
    asked.push(`queries ${hashes.join()}`)
    return Promise.resolve({ staticQueryContext: {} })
  },
  htmlFileOf: (publicDir, page) => path.join(publicDir, page, 'index.html'),
  dataFileOf: (publicDir, page) => path.join(publicDir, 'data', `${page}.json`),
}
const filler = { fill: (page: string, html: string) => [html, `<!-- ${page} -->`], isFilled: () => true }
const task = (...paths: string[]): DrawTask => ({
  htmlComponentRendererPath: 'render.js',
  paths,
  envVars: [['DRAWN_BY_TEST', 'yes']],
  sessionId: 1,
  webpackCompilationHash: 'abc',
})

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'draw-'))
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  mkdirSync(path.join(root, 'public/data'), { recursive: true })
  for (const page of ['a', 'b', 'unsafe', 'broken'])
    writeFileSync(
      path.join(root, 'public/data', `${page}.json`),
      JSON.stringify({ title: page, componentChunkName: 'doc', staticQueryHashes: ['1'] }),
    )
})
afterEach(() => {
  vi.restoreAllMocks()
  delete process.env.DRAWN_BY_TEST
  asked.length = 0
  rmSync(root, { recursive: true })
})

test('writes what is drawn, filled, and looks up what a template needs once', async () => {
  const draw = pageDrawer(parts, filler)
  const drawn = await draw(task('/a', '/unsafe'))
  await draw(task('/b'))
  expect(drawn).toEqual({
    unsafeBuiltinsUsageByPagePath: { '/unsafe': ['at a.js'] },
    slicesPropsPerPage: { '/a': { of: '/a' }, '/unsafe': { of: '/unsafe' } },
    previewErrors: {},
  })
  expect(readFileSync(path.join(root, 'public/a/index.html'), 'utf8')).toBe('<h1>a</h1><!-- /a -->')
  const page = 'pagePath pageData webpackCompilationHash context staticQueryContext styles-of-doc'
  expect(asked).toEqual(['forget', 'queries 1', page, page, page])
  expect(process.env.DRAWN_BY_TEST).toBe('yes')
})

test('remembers nothing of another build', async () => {
  const draw = pageDrawer(parts, filler)
  await draw(task('/a'))
  await draw({ ...task('/a'), sessionId: 2 })
  expect(asked.filter((word) => word === 'forget')).toHaveLength(2)
})

test('says which page could not be drawn', async () => {
  await expect(pageDrawer(parts, filler)(task('/unsafe', '/broken'))).rejects.toMatchObject({
    message: 'It fell over.',
    context: { path: '/broken', unsafeBuiltinsUsageByPagePath: { '/unsafe': ['at a.js'] } },
  })
})
