import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compileBody } from '../compileBody'
import { snippetFiles } from './snippets'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'snippets-'))
  mkdirSync(path.join(root, 'content/snippets/saving'), { recursive: true })
  writeFileSync(path.join(root, 'content/snippets/saving/pages.ts'), 'export const one = 1\n')
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (text: string) => writeFileSync(path.join(root, 'content/snippets/saving/pages.ts'), text)
const codeOf = async (source: string) => (await compileBody(source, { path: 'a.mdx', root })).code
const MARKED = `export function save() {
  // #region body
  const one = 1
  // #endregion
  return one
}
`

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

  it('makes the file an import of the page', async () => {
    const including = await compileBody('```ts file="saving/pages.ts"\n```', { path: 'a.mdx', root })
    expect(Object.keys(including.imports ?? {})).toEqual(['content/snippets/saving/pages.ts'])
    const naming = await compileBody('Write `file="saving/pages.ts"`.', { path: 'a.mdx', root })
    expect(naming.imports).toEqual({})
  })

  it('shows one region of the file, as a fragment', async () => {
    write(MARKED)
    expect(await codeOf('```ts file="saving/pages.ts" region="body" {1}\n```')).toMatchObject([
      {
        code: 'const one = 1',
        title: 'saving/pages.ts',
        fragment: 'the region body of content/snippets/saving/pages.ts',
      },
    ])
  })

  it('never shows what marks a region', async () => {
    write(MARKED)
    const whole = 'export function save() {\n  const one = 1\n  return one\n}'
    expect(await codeOf('```ts file="saving/pages.ts"\n```')).toMatchObject([{ code: whole }])
    expect(snippetFiles(root).get('saving/pages.ts')).toBe(whole)
  })

  it('names a region that exists', async () => {
    write(MARKED)
    const error: unknown = await codeOf('```ts file="saving/pages.ts" region="bdy"\n```').catch((e) => e)
    expect(String(error)).toMatchInlineSnapshot(`
      "AuthorError: a.mdx:1:1: content/snippets/saving/pages.ts has no region “bdy”.

        1 | \`\`\`ts file="saving/pages.ts" region="bdy"
            ^

      These exist (the nearest first): body."
    `)
  })

  it('names a region of a file that has regions', async () => {
    const error: unknown = await codeOf('```ts file="saving/pages.ts" region="body"\n```').catch((e) => e)
    expect(String(error)).toMatchInlineSnapshot(`
      "AuthorError: a.mdx:1:1: content/snippets/saving/pages.ts has no region “body”.

        1 | \`\`\`ts file="saving/pages.ts" region="body"
            ^

      Put \`// #region body\` above the lines to show and \`// #endregion\` below them."
    `)
  })

  it('shows no file with a region that is never closed', async () => {
    write(MARKED.replace('  // #endregion\n', ''))
    await expect(codeOf('```ts file="saving/pages.ts" region="body"\n```')).rejects.toThrow(
      'a.mdx:1:1: in content/snippets/saving/pages.ts:2, the region “body” is never closed.',
    )
  })

  it('includes nothing where no repository is given', async () => {
    const failure = compileBody('```ts file="Text.tsx"\n```', { path: 'a.mdx' })
    await expect(failure).rejects.toThrow('a.mdx:1:1: there is no file content/snippets/Text.tsx.')
  })
})
