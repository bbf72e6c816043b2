// @vitest-environment jsdom
import type { SerializedNodes } from '@craftjs/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { absoluteAddresses } from './absoluteAddresses'
import { App } from './App'
import { mailToHtml } from './mailToHtml'
import { mailToText } from './mailToText'

afterEach(cleanup)

const node = { custom: {}, hidden: false, linkedNodes: {}, isCanvas: false, nodes: [] }
const nodes: SerializedNodes = {
  ROOT: {
    ...{ ...node, isCanvas: true, nodes: ['text', 'button'] },
    ...{ type: { resolvedName: 'Mail' }, displayName: 'Mail', props: {}, parent: null },
  },
  text: {
    ...{ ...node, displayName: 'Text', parent: 'ROOT' },
    ...{ type: { resolvedName: 'Text' }, props: { text: 'Rye', size: 'text' } },
  },
  button: {
    ...{ ...node, displayName: 'Button', parent: 'ROOT' },
    ...{ type: { resolvedName: 'Button' }, props: { label: 'Order', href: '/order' } },
  },
}
const base = 'https://bakery.example'

test('A mail has tables, inline styles, and absolute addresses', () => {
  const html = mailToHtml({ nodes, subject: 'Bread', base })
  expect(html).toContain('<title>Bread</title>')
  expect(html).toContain('href="https://bakery.example/order"')
  expect(html).toMatch(/<p style="[^"]+">Rye<\/p>/)
  expect(html).not.toContain('class=')
  expect(mailToText(absoluteAddresses(nodes, base))).toBe(
    'Rye\n\nOrder: https://bakery.example/order',
  )
})

test('The preview shows the content of the editor', () => {
  render(<App />)
  const preview = screen.getByTitle<HTMLIFrameElement>('Preview').contentDocument
  expect(preview?.body.textContent).toContain('Rye, baked twice.')
})
