import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { diskCache } from './cache'
import { fileCompiler } from './compileFile'
import { pipelineVersion } from './pipelineVersion'

const file = { path: 'content/docs/a.mdx', lineOffset: 3 }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bodies-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** All files below the cache's folder. */
async function kept(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

describe('A compiled file', () => {
  it('is kept on disk and taken from there by the next build', async () => {
    const first = await fileCompiler(diskCache(folder, 'v1'))('Hello *you*.', file)
    const [only = '', ...others] = await kept()
    expect(others).toEqual([])
    await writeFile(only, (await readFile(only, 'utf8')).replace('Hello', 'Kept'))
    const second = await fileCompiler(diskCache(folder, 'v1'))('Hello *you*.', file)
    expect(first.compiled.nodes).toEqual([{ tag: 'p', html: 'Hello <em>you</em>.' }])
    expect(second.compiled.nodes).toEqual([{ tag: 'p', html: 'Kept <em>you</em>.' }])
  })

  it('is compiled anew when its text, place or the pipeline changes', async () => {
    const compile = fileCompiler(diskCache(folder, 'v1'))
    await compile('One.', file)
    await compile('Two.', file)
    await compile('Two.', { ...file, path: 'content/docs/b.mdx' })
    await compile('Two.', { ...file, lineOffset: 4 })
    expect(await kept()).toHaveLength(4)
    await fileCompiler(diskCache(folder, 'v2'))('One.', file)
    expect(await kept()).toHaveLength(1)
  })

  it('is compiled anew when what was kept is damaged', async () => {
    await fileCompiler(diskCache(folder, 'v1'))('One.', file)
    const [only = ''] = await kept()
    await writeFile(only, '{"nodes": [')
    const again = await fileCompiler(diskCache(folder, 'v1'))('One.', file)
    expect(again.compiled.nodes).toEqual([{ tag: 'p', html: 'One.' }])
    expect(JSON.parse(await readFile(only, 'utf8'))).toEqual(again.compiled)
  })

  it('survives a disk that cannot be written', async () => {
    await writeFile(path.join(folder, 'taken'), '')
    const compile = fileCompiler(diskCache(path.join(folder, 'taken'), 'v1'))
    expect((await compile('One.', file)).rendering).toBe('DATA')
  })

  it('is compiled once when it is asked for twice', async () => {
    const compile = fileCompiler(null)
    expect(await compile('One.', file)).toBe(await compile('One.', file))
  })

  it('is not remembered when it has a mistake', async () => {
    const compile = fileCompiler(diskCache(folder, 'v1'))
    await expect(compile('# Title', file)).rejects.toThrow('content/docs/a.mdx:4:1')
    await expect(compile('# Title', file)).rejects.toThrow('content/docs/a.mdx:4:1')
    expect(await kept()).toEqual([])
  })

  it('is a module when it has code of its own', async () => {
    const source = 'import { X } from "./X"\n\n## One\n\n<X on={() => 1}>{1 + 1} [a](b/c)</X>\n'
    const { rendering, compiled } = await fileCompiler(null)(source, file)
    expect(rendering).toBe('MODULE')
    expect(compiled).toMatchObject({
      nodes: [],
      headings: [{ id: 'one', text: 'One', level: 2 }],
      ids: ['one'],
      links: [{ docId: 'b/c', path: null, fragment: null, line: 8 }],
    })
  })
})

describe('The version of the pipeline', () => {
  it('changes with its sources and packages, and not with tests', async () => {
    const write = async (name: string, text: string): Promise<void> => {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
      await writeFile(path.join(folder, name), text)
    }
    await write('src/build/mdx/a.ts', '1')
    await write('src/model/body.ts', '1')
    await write('src/model/frameIds.ts', '1')
    await write('src/model/islands.ts', '1')
    await write('package-lock.json', '{"packages":{"node_modules/remark-gfm":{"version":"1"}}}')
    const version = pipelineVersion(folder)
    expect(version).toMatch(/^[\da-f]{16}$/)
    await write('src/build/mdx/a.test.ts', '1')
    await write(
      'package-lock.json',
      '{"packages":{"node_modules/remark-gfm":{"version":"1"},"node_modules/react":{}}}',
    )
    expect(pipelineVersion(folder)).toBe(version)
    await write('src/build/mdx/code/b.ts', '2')
    const next = pipelineVersion(folder)
    expect(next).not.toBe(version)
    await write('package-lock.json', '{"packages":{"node_modules/remark-gfm":{"version":"2"}}}')
    expect(pipelineVersion(folder)).not.toBe(next)
  })

  it('is unknown away from the repository, so that nothing is kept', () => {
    expect(pipelineVersion(path.join(folder, 'nowhere'))).toBeNull()
  })
})
