import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { BodyNode, MarkdownPart } from '../../model/body'
import { compileBody } from './compileBody'

const folder = path.join(process.cwd(), 'src/build/mdx/fixtures')
const names = fs.readdirSync(folder).flatMap((file) => (file.endsWith('.mdx') ? [path.parse(file).name] : []))

/** Compiled nodes as readable text: HTML, and islands as tags with JSON props, with a line per block. */
function shown(nodes: readonly BodyNode[]): string {
  return `${nodes.map(shownNode).join('\n')}\n`.replaceAll(
    /(?<=>)(?=<(?:div|p|h\d|figure|figcaption|pre|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|button|summary|section|blockquote)\b)/g,
    '\n',
  )
}

/** One node. Nested nodes that stay separate have a dot before their name. */
function shownNode(node: BodyNode): string {
  if (typeof node === 'string') return node
  const list = 'island' in node ? node.props : node.attrs
  const name = 'island' in node ? node.island : node.tag
  const start = [
    name,
    ...Object.entries(list ?? {}).map(([key, value]) => `${key}=${JSON.stringify(value)}`),
  ].join(' ')
  if ('html' in node) return `<${start}>${node.html}</${name}>`
  return `<${start}>${(node.children ?? []).map((child) => `\n· ${shownNode(child)}`).join('')}</${name}>`
}

/** The Markdown version, with the parts that need the whole site left as written. */
const unresolved = (parts: readonly MarkdownPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : Object.values(part).join(''))).join('')

describe('A fixture compiles to', () => {
  it.each(names)('%s', { timeout: 60_000 }, async (name) => {
    const source = fs.readFileSync(path.join(folder, `${name}.mdx`), 'utf8')
    const { nodes, markdown, ...facts } = await compileBody(source, {
      path: `content/docs/concepts/${name}.mdx`,
    })
    await expect(shown(nodes)).toMatchFileSnapshot(path.join(folder, `${name}.html`))
    await expect(unresolved(markdown)).toMatchFileSnapshot(path.join(folder, `${name}.md`))
    await expect(`${JSON.stringify(facts, null, 1)}\n`).toMatchFileSnapshot(
      path.join(folder, `${name}.facts.json`),
    )
  })
})
