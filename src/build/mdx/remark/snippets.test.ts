import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compileBody } from '../compileBody'
import { includedText } from './snippets'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'snippets-'))
  mkdirSync(path.join(root, 'content/snippets/saving'), { recursive: true })
  writeFileSync(path.join(root, 'content/snippets/saving/pages.ts'), 'export const one = 1\n')
})
afterEach(() => rmSync(root, { recursive: true }))

const codeOf = async (source: string) => (await compileBody(source, { path: 'a.mdx', root })).code

describe('A fence with `file`', () => {
  it('shows the file, under its name', async () => {
    expect(await codeOf('```ts file="saving/pages.ts" {1} run\n```')).toMatchObject([
      { code: 'export const one = 1', title: 'saving/pages.ts', run: true },
    ])
  })

  it('has no code of its own', async () => {
    await expect(codeOf('```ts file="saving/pages.ts"\nconst two = 2\n```')).rejects.toThrow(
      'a.mdx:1:1: this code block names the file “saving/pages.ts” and has code of its own.',
    )
  })

  it.each(['saving/page.ts', '../../package.json', 'saving'])('names a file: %s is none', async (name) => {
    const failure = codeOf(`\`\`\`ts file="${name}"\n\`\`\``)
    await expect(failure).rejects.toThrow(`a.mdx:1:1: there is no file content/snippets/${name}.`)
    await expect(failure).rejects.toMatchObject({
      message: expect.stringContaining('saving/pages.ts') as string,
    })
  })

  it('makes the text of the file a part of the page', () => {
    expect(includedText('Words.\n\n```ts file="saving/pages.ts"\n```\n', root)).toEqual([
      'export const one = 1',
    ])
    expect(includedText('Write `file="saving/pages.ts"`.', root)).toEqual([])
  })
})
