import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { compileBody } from '../../src/build/mdx'
import { ADMONITION_KINDS } from '../../src/model/admonitions'

interface EditorSnippet {
  prefix: string
  body: string[]
}

const file = '.vscode/craftjs-site.code-snippets'
const { config } = ts.parseConfigFileTextToJson(file, readFileSync(file, 'utf8')) as {
  config: Record<string, EditorSnippet>
}
const snippets = Object.entries(config)

/** A snippet as an author leaves it who takes every suggestion and writes a word for the rest. */
const filled = ({ body }: EditorSnippet): string =>
  body
    .join('\n')
    .replaceAll(/\$\{\d+\|([^,|]+)[^|]*\|\}/g, '$1')
    .replaceAll(/\$\{\d+:([^}]*)\}/g, '$1')
    .replaceAll(/\$\d+/g, 'word')

test.each(snippets.filter(([, { prefix }]) => !['doc', 'post'].includes(prefix)))(
  'The editor snippet “%s” compiles',
  async (_, snippet) => {
    const { nodes } = await compileBody(filled(snippet), { path: 'snippet.mdx' })
    expect(nodes).not.toHaveLength(0)
  },
)

test('The editor snippet of admonitions offers every kind', () => {
  expect(config.Admonition?.body[0]).toBe(`:::\${1|${ADMONITION_KINDS.join()}|}[$2]`)
})
