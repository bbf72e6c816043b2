import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { compileFile, hasCurrentImports } from './compileFile'

const CACHE = 'node_modules/.cache/craft-bodies'
const { at, write } = temporaryFolder()
let file: { root: string; path: string; lineOffset: number }

beforeEach(() => {
  for (const input of ['src/build/mdx/index.ts', 'src/model/body.ts', 'package-lock.json'])
    cpSync(input, at(input), { recursive: true })
  write('content/snippets/Text.tsx', 'one')
  file = { root: at(), path: 'content/docs/a.mdx', lineOffset: 3 }
})

/** The cached bodies. */
const cached = () =>
  existsSync(at(CACHE))
    ? readdirSync(at(CACHE), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
    : []

describe('A compiled file', () => {
  it('comes from the cache the next time', async () => {
    const first = await compileFile('Hello *you*.', file)
    expect(first.nodes).toEqual([{ tag: 'p', html: 'Hello <em>you</em>.' }])
    const [only = '', ...others] = cached()
    expect(others).toEqual([])
    write(`${CACHE}/${only}`, readFileSync(at(`${CACHE}/${only}`), 'utf8').replace('Hello', 'Cached'))
    const second = await compileFile('Hello *you*.', file)
    expect(second.nodes).toEqual([{ tag: 'p', html: 'Cached <em>you</em>.' }])
  })

  it('is compiled again when its text or location changes', async () => {
    await compileFile('One.', file)
    await compileFile('Two.', file)
    await compileFile('Two.', { ...file, path: 'content/docs/b.mdx' })
    await compileFile('Two.', { ...file, lineOffset: 4 })
    expect(cached()).toHaveLength(4)
  })

  it('is compiled again when a file that its code imports changes, directly or not', async () => {
    symlinkSync(path.resolve('node_modules'), at('node_modules'))
    write('content/docs/list.ts', "export { names } from './names'")
    write('content/docs/names.ts', "export const names = 'one'")
    const source = "import { names } from './list'\n\n{names}"
    const first = await compileFile(source, file)
    expect(JSON.stringify([first.sections, first.markdown])).toContain('one')
    expect(Object.keys(first.imports)).toEqual(['content/docs/names.ts', 'content/docs/list.ts'])
    expect(hasCurrentImports(first, file.root)).toBe(true)
    expect(await compileFile(source, file)).toEqual(first)
    write('content/docs/names.ts', "export const names = 'two'")
    expect(hasCurrentImports(first, file.root)).toBe(false)
    const second = await compileFile(source, file)
    expect(JSON.stringify([second.sections, second.markdown])).toContain('two')
    rmSync(at('content/docs/list.ts'))
    await expect(compileFile(source, file)).rejects.toThrow(
      'content/docs/a.mdx:4:1: there is no "./list" to import.',
    )
  })

  // That a snippet is an import as well: remark/snippets.test.ts.
  it('is not cached when it has an error', async () => {
    await expect(compileFile('# Title', file)).rejects.toThrow('content/docs/a.mdx:4:1')
    await expect(compileFile('# Title', file)).rejects.toThrow('content/docs/a.mdx:4:1')
    expect(cached()).toEqual([])
  })
})
