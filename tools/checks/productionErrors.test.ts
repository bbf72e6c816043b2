import { readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

/** An editor with a Text whose id is “text”, rendered on a server, and attempts that throw. */
const CODE = `
  import { Editor, Frame, useEditor } from '@craftjs/core'
  import { createElement } from 'react'
  import { renderToString } from 'react-dom/server'

  let editor
  const Probe = () => ((editor = useEditor()), null)
  const Text = ({ text }) => createElement('p', null, text)
  const open = () => renderToString(
    createElement(Editor, { resolver: { Text } }, createElement(Probe), createElement(Frame, {
      data: JSON.stringify({
        ROOT: { type: 'main', isCanvas: true, props: {}, displayName: 'main', custom: {}, hidden: false, nodes: ['text'], linkedNodes: {} },
        text: { type: { resolvedName: 'Text' }, props: { text: 'a' }, displayName: 'Text', custom: {}, parent: 'ROOT', hidden: false, nodes: [], linkedNodes: {} },
      }),
    })),
  )
  const attempts = {
    'circular-draft': ({ actions }) => {
      const loop = {}
      loop.self = loop
      actions.setProp('text', (props) => void (props.loop = loop))
    },
    'lost-path': ({ actions }) => {
      actions.setProp('text', (props) => void (props.text = 'New'))
      actions.history.ignore().delete('text')
      actions.history.undo()
    },
    'delete-top-level': ({ actions }) => actions.delete('ROOT'),
    'set-options': ({ actions }) => actions.setOptions({ enabled: false }),
    'unknown-component': ({ actions }) =>
      actions.deserialize('{"ROOT":{"type":{"resolvedName":"Gone"},"props":{}}}'),
  }
  export const messages = Object.fromEntries(Object.entries(attempts).map(([name, attempt]) => {
    open()
    try {
      attempt(editor)
      return [name, 'nothing']
    } catch (error) {
      return [name, String(error)]
    }
  }))`

/** The messages of the attempts on a server. Packages in `external` are not bundled, so their names are not shortened. */
async function messagesIn(mode: string, external: string[] = []): Promise<Record<string, string>> {
  const { outputFiles } = await build({
    stdin: { contents: CODE, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    platform: 'node',
    external,
    define: { 'process.env.NODE_ENV': `"${mode}"` },
  })
  const own = { exports: {} as { messages: Record<string, string> } }
  new Function('module', 'exports', 'require', outputFiles[0]!.text)(own, own.exports, require)
  return own.exports.messages
}

const page = readFileSync('content/docs/api/errors.mdx', 'utf8')
const section = (anchor: string) => page.split(`[#${anchor}]\n`)[1]?.split('\n### ')[0] ?? ''

it('The page about errors quotes the messages of a production build', async () => {
  const messages = await messagesIn('production')
  expect(messages['delete-top-level']).toBe('Error: Invariant failed')
  for (const anchor of ['circular-draft', 'lost-path']) {
    const words = messages[anchor]!.replace(/^Error: /, '').replace(/( nr: \d+).*/s, '$1')
    expect(section(anchor)).toContain(`In production, the message is \`${words}\``)
  }
})

it('The page about errors quotes the names in messages on a server', async () => {
  const messages = await messagesIn('development', ['@craftjs/core', 'react', 'react-dom'])
  const words = (anchor: string) => messages[anchor]!.replace(/^TypeError: /, '')
  expect(words('set-options')).toBe('e is not a function')
  expect(section('set-options')).toContain('on a server it is `e`')
  expect(words('unknown-component')).toContain("'ue(...)'")
  expect(section('unknown-component')).toContain('on a server it is `ue(...)`')
})
