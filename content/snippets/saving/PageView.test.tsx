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

test.each([
  'Gone',
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
  'valueOf',
])('A component named %s is left out', (resolvedName) => {
  const nodes = { ROOT: node({ nodes: ['a'] }), a: node({ type: { resolvedName } }) }
  expect(renderToStaticMarkup(<PageView nodes={nodes} views={views} />)).toBe(
    '<div></div>',
  )
})

test('Children and parts with inherited names are left out', () => {
  const Tabs = ({
    items,
    parts,
  }: {
    items: string[]
    parts: Record<string, ReactNode>
  }) => <p>{items.map((id) => parts[id])}</p>
  const nodes = {
    ROOT: node({ nodes: ['constructor', 'tabs', '__proto__'] }),
    tabs: node({
      type: { resolvedName: 'Tabs' },
      props: { items: ['__proto__', 'valueOf'] },
    }),
  }
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
