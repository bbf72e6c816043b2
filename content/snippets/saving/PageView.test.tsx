import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SerializedNode } from '@craftjs/core'
import { expect, test } from 'vitest'
import { PageView } from './PageView'

const views = {
  Text: ({ text }: { text: string }) => <p>{text}</p>,
  Card: ({ title, parts }: { title: string; parts: { body?: ReactNode } }) => (
    <section>
      <h3>{title}</h3>
      {parts.body}
    </section>
  ),
}

const node = (fields: Partial<SerializedNode>): SerializedNode => ({
  type: 'div',
  isCanvas: false,
  props: {},
  displayName: '',
  custom: {},
  parent: 'ROOT',
  hidden: false,
  nodes: [],
  linkedNodes: {},
  ...fields,
})

test('Components, children and parts with inherited names are left out', () => {
  const Tabs = ({
    items,
    parts,
  }: {
    items: string[]
    parts: Record<string, ReactNode>
  }) => <p>{items.map((id) => parts[id])}</p>
  const names = [
    'Gone',
    'constructor',
    'toString',
    '__proto__',
    'hasOwnProperty',
    'valueOf',
  ]
  const nodes: Record<string, SerializedNode> = {
    ROOT: node({ nodes: [...names, ...names.map((name) => `of ${name}`), 'tabs'] }),
    tabs: node({ type: { resolvedName: 'Tabs' }, props: { items: names } }),
  }
  for (const resolvedName of names)
    nodes[`of ${resolvedName}`] = node({ type: { resolvedName } })
  expect(renderToStaticMarkup(<PageView nodes={nodes} views={{ Tabs }} />)).toBe(
    '<div><p></p></div>',
  )
})

test('A saved page has its linked Nodes, but nothing that could run a script', () => {
  const nodes = {
    ROOT: node({ nodes: ['card', 'script'] }),
    card: node({
      type: { resolvedName: 'Card' },
      props: { title: 'Bread' },
      linkedNodes: { body: 'text' },
    }),
    text: node({ type: { resolvedName: 'Text' }, props: { text: 'Rye' } }),
    script: node({ type: 'script', props: { children: 'alert(1)' } }),
  }
  expect(renderToStaticMarkup(<PageView nodes={nodes} views={views} />)).toBe(
    '<div><section><h3>Bread</h3><p>Rye</p></section></div>',
  )
})
