import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../fixtures/temporaryFolder'
import { compileBody } from '../compileBody'
import { snippetFiles } from './snippets'

const folder = temporaryFolder()
const write = (text: string) => folder.write('content/snippets/saving/pages.ts', text)
beforeEach(() => void write('export const one = 1\n'))

const compile = (source: string) => compileBody(source, { path: 'a.mdx', root: folder.at() })
const codeOf = async (source: string) => (await compile(source)).code
const MARKED = `export function save() {
  // #region body
  const one = 1
  // #endregion
  return one
}
`

describe('A fence with `file`', () => {
  it('shows the file, under its name, and makes it an import of the page', async () => {
    const { code, imports } = await compile('```ts file="saving/pages.ts" {1} run\n```')
    expect(code).toMatchObject([{ code: 'export const one = 1', title: 'saving/pages.ts', run: true }])
    expect(Object.keys(imports ?? {})).toEqual(['content/snippets/saving/pages.ts'])
    expect((await compile('Write `file="saving/pages.ts"`.')).imports).toEqual({})
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
    expect(snippetFiles(folder.at()).get('saving/pages.ts')).toBe(whole)
  })

  it('names a region that exists, of a file that has regions', async () => {
    const messageOf = (region: string) =>
      codeOf(`\`\`\`ts file="saving/pages.ts" region="${region}"\n\`\`\``).catch(String)
    const none = await messageOf('body')
    write(MARKED)
    expect(`${none as string}\n\n${(await messageOf('bdy')) as string}`).toMatchInlineSnapshot(`
      "AuthorError: a.mdx:1:1: content/snippets/saving/pages.ts has no region “body”.

        1 | \`\`\`ts file="saving/pages.ts" region="body"
            ^

      Put \`// #region body\` above the lines to show and \`// #endregion\` below them.

      AuthorError: a.mdx:1:1: content/snippets/saving/pages.ts has no region “bdy”.

        1 | \`\`\`ts file="saving/pages.ts" region="bdy"
            ^

      These exist (the nearest first): body."
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
