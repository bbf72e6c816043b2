import { beforeEach, describe, expect, it } from 'vitest'
import { messagesOf } from '../../../fixtures/messagesOf'
import { temporaryFolder } from '../../../fixtures/temporaryFolder'
import { compileBody } from '../compileBody'
import { snippetFiles } from './snippets'

const folder = temporaryFolder()
const write = (text: string) => folder.write('content/snippets/saving/pages.ts', text)
beforeEach(() => void write('export const one = 1\n'))

const compile = (source: string) => compileBody(source, { path: 'a.mdx', root: folder.at() })
const MARKED = `export function save() {
  // #region body
  const one = 1
  // #endregion
  return one
}
`

describe('A fence with `file`', () => {
  it('shows the file with its name and counts as an import of the page', async () => {
    const { code, imports } = await compile('```ts file="saving/pages.ts" {1} run wrapper="Panel"\n```')
    expect(code).toMatchObject([
      { code: 'export const one = 1', title: 'saving/pages.ts', run: true, wrapper: 'Panel' },
    ])
    expect(Object.keys(imports ?? {})).toEqual(['content/snippets/saving/pages.ts'])
    expect((await compile('Write `file="saving/pages.ts"`.')).imports).toEqual({})
  })

  it('shows one region of the file as a fragment, without region comments', async () => {
    write(MARKED)
    const [title, whole] = ['saving/pages.ts', 'export function save() {\n  const one = 1\n  return one\n}']
    const fragment = 'the region body of content/snippets/saving/pages.ts'
    const { code } = await compile(
      '```ts file="saving/pages.ts" region="body" {1}\n```\n\n```ts file="saving/pages.ts"\n```',
    )
    expect(code).toMatchObject([{ code: 'const one = 1', title, fragment }, { code: whole }])
    expect(snippetFiles(folder.at()).get(title)).toBe(whole)
  })

  it('must name an existing file and region, and must not contain code', async () => {
    const fence = (meta: string, code = '') => `\`\`\`ts file="${meta}"\n${code}\`\`\``
    const region = (name: string, text: string) => () => {
      write(text)
      return compile(fence(`saving/pages.ts" region="${name}`))
    }
    const messages = await messagesOf(
      () => compile(fence('saving/pages.ts', 'const two = 2\n')),
      ...['saving/page.ts', '../../package.json', 'saving'].map((name) => () => compile(fence(name))),
      region('body', 'const one = 1\n'),
      region('bdy', MARKED),
      region('body', MARKED.replace('  // #endregion\n', '')),
    )
    expect(messages).toMatchInlineSnapshot(`
      "a.mdx:1:1: this code block names the file “saving/pages.ts” but also contains code.
        Leave the block empty. It shows the file.
      a.mdx:1:1: there is no file content/snippets/saving/page.ts.
        Valid names, closest match first: saving/pages.ts.
      a.mdx:1:1: there is no file content/snippets/../../package.json.
      a.mdx:1:1: there is no file content/snippets/saving.
      a.mdx:1:1: content/snippets/saving/pages.ts has no region “body”.
        Put \`// #region body\` above the lines to show and \`// #endregion\` below them.
      a.mdx:1:1: content/snippets/saving/pages.ts has no region “bdy”.
        Valid names, closest match first: body.
      a.mdx:1:1: in content/snippets/saving/pages.ts:2, the region “body” is never closed.
        Write \`// #region name\` above the lines to show and \`// #endregion\` below them."
    `)
  })
})
