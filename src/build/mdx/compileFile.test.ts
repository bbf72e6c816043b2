import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { compileFile } from './compileFile'

const CACHE = 'node_modules/.cache/craft-bodies'
const { at, write } = temporaryFolder()
let file: { root: string; path: string; lineOffset: number }

beforeEach(() => {
  for (const input of ['src/build/mdx/index.ts', 'src/model/body.ts', 'content/site.ts', 'package-lock.json'])
    cpSync(input, at(input), { recursive: true })
  file = { root: at(), path: 'content/docs/a.mdx', lineOffset: 3 }
})

/** Cached bodies. */
const cached = () =>
  existsSync(at(CACHE))
    ? readdirSync(at(CACHE), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
    : []

describe('A compiled file', () => {
  it('is compiled again when its text or location changes', async () => {
    await compileFile('One.', file)
    await compileFile('Two.', file)
    await compileFile('Two.', { ...file, path: 'content/docs/b.mdx' })
    await compileFile('Two.', { ...file, lineOffset: 4 })
    expect(cached()).toHaveLength(4)
  })

  // Of imported files: ../content/createNodes.test.ts.
  it('is compiled again when a snippet that it includes changes, and only then', async () => {
    const fence = '```tsx file="Text.tsx"\n```'
    write('content/snippets/Text.tsx', 'first')
    const first = await compileFile(fence, file)
    write('content/snippets/Other.tsx', 'other')
    expect(await compileFile(fence, file)).toEqual(first)
    const [only = '', ...others] = cached()
    expect(others).toEqual([])
    write(`${CACHE}/${only}`, readFileSync(at(`${CACHE}/${only}`), 'utf8').replaceAll('first', 'cached'))
    expect((await compileFile(fence, file)).code).toMatchObject([{ code: 'cached' }])
    write('content/snippets/Text.tsx', 'second')
    expect((await compileFile(fence, file)).code).toMatchObject([{ code: 'second' }])
  })

  it('is not cached when it has an error', async () => {
    await expect(compileFile('# Title', file)).rejects.toThrow('content/docs/a.mdx:4:1')
    await expect(compileFile('# Title', file)).rejects.toThrow('content/docs/a.mdx:4:1')
    expect(cached()).toEqual([])
  })
})
