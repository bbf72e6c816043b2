import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeShare, encodeShare } from './share'
import { entryOf, parseProject } from './project'
import { sampleLink } from '../../model/sampleLink'
import { sampleIn } from './samples'

const name = fc.stringMatching(/^[A-Za-z][\w-]{0,8}(\/[A-Z][\w-]{0,8})?\.(tsx|ts|jsx|js|css|json)$/)
const anyText = fc.string({ unit: 'grapheme', maxLength: 400 })
const project = fc
  .record({ files: fc.dictionary(name, anyText, { minKeys: 1, maxKeys: 5 }), page: fc.option(anyText) })
  .map(({ files, page }) => ({ files: { ...files }, ...(page !== null && { page }) }))

const pack = (value: unknown) => deflateRawSync(JSON.stringify(value)).toString('base64url')

describe('a shared link', () => {
  it('contains the whole project', async () => {
    await fc.assert(
      fc.asyncProperty(project, async (shared) => {
        const fragment = await encodeShare(shared)
        expect(fragment).toMatch(/^[\w-]+$/)
        expect(await decodeShare(`#${fragment}`)).toEqual(shared)
      }),
    )
  })

  it('may contain only a page, and is rejected if it contains anything else', async () => {
    const wrong = [
      {},
      { v: 2, files: { 'a.ts': '' } },
      { v: 1 },
      { v: 1, files: {} },
      { v: 1, files: { 'a.ts': 1 } },
      { v: 1, files: { '../a.ts': '' } },
      { v: 1, files: { 'a.exe': '' } },
      { v: 1, files: { 'a.ts': '' }, page: 1 },
      { v: 1, files: { 'a.ts': 'x'.repeat(2_000_001) } },
    ]
    for (const value of wrong) expect(await decodeShare(pack(value))).toBeNull()
    expect(await decodeShare(pack({ v: 1, page: '{}' }))).toEqual({ files: {}, page: '{}' })
    for (const text of ['', '#', 'null', '%', 'a b', 'docs', '#rules', 'sample=rules'])
      expect(await decodeShare(text)).toBeNull()
  })

  it('is rejected without unpacking it if its content is too large', async () => {
    const bomb = deflateRawSync(Buffer.alloc(40_000_000)).toString('base64url')
    expect(await decodeShare(bomb)).toBeNull()
  })

  it('never throws', async () => {
    const texts = fc.oneof(fc.string(), fc.base64String(), fc.json().map(pack))
    await fc.assert(fc.asyncProperty(texts, async (text) => void (await decodeShare(text))))
  })
})

it('a project shows App or its first script, and cannot be an inherited property', () => {
  expect(entryOf({ 'page.css': '', 'Text.tsx': '', 'App.tsx': '' })).toBe('App.tsx')
  expect(entryOf({ 'page.css': '', 'Text.tsx': '', 'lib/App.tsx': '' })).toBe('Text.tsx')
  expect(entryOf({ 'page.css': '' })).toBeNull()
  expect(parseProject({ files: JSON.parse('{"__proto__":"x"}') as object })).toBeNull()
})

it('finds the sample named in a link', () => {
  expect(sampleLink('docs/api/frame-3')).toBe('/playground#sample=docs/api/frame-3')
  expect(sampleIn('#sample=docs/api/frame-3')).toBe('docs/api/frame-3')
  for (const wrong of ['#sample=', '#sample=../x', '#sample=a/../b', '#sample=//x', '#sample=a b', '#rules'])
    expect(sampleIn(wrong)).toBeNull()
})
