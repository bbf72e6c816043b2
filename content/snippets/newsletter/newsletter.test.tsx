// @vitest-environment jsdom
import type { SerializedNodes } from '@craftjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { absoluteAddresses } from './absoluteAddresses'
import { noPicture } from '../pictures/picture'
import { App } from './App'
import { mailParts } from './mailParts'

afterEach(cleanup)

const node = { custom: {}, hidden: false, linkedNodes: {}, isCanvas: false, nodes: [] }
const leaf = (resolvedName: string, props: object) => ({
  ...{ ...node, displayName: resolvedName, parent: 'ROOT' },
  ...{ type: { resolvedName }, props },
})
const picture = { ...noPicture, src: '/rye.jpg', width: 900, alt: 'A "rye" loaf' }
const nodes: SerializedNodes = {
  ROOT: {
    ...{ ...node, isCanvas: true, nodes: ['picture', 'text', 'button'] },
    ...{ type: { resolvedName: 'Mail' }, displayName: 'Mail', props: {}, parent: null },
  },
  picture: leaf('Picture', { picture, href: '/visit' }),
  text: leaf('Text', { text: 'Rye & wheat', size: 'text' }),
  button: leaf('Button', { label: 'Order', href: '{{order_url}}' }),
}

test('A mail has tables, inline styles, and absolute addresses', () => {
  const { html } = mailParts(nodes, 'Bread')
  expect(html).toContain('<title>Bread</title>')
  expect(html).toMatch(
    /<a href="https:\/\/bakery.example\/visit"><img src="https:\/\/bakery.example\/rye.jpg" [^>]*width="552"/,
  )
  expect(html).toMatch(/<p style="[^"]+">Rye &amp; wheat<\/p>/)
  expect(html).not.toContain('class=')
})

test('The plain text has the descriptions of pictures and the addresses of links', () => {
  expect(mailParts(nodes, 'Bread').text).toBe(
    'A "rye" loaf: https://bakery.example/visit\n\nRye & wheat\n\nOrder: {{order_url}}',
  )
})

test.each([
  ['/order', 'https://bakery.example/order'],
  ['mailto:a@bakery.example', 'mailto:a@bakery.example'],
  ['', ''],
  ['{{unsubscribe_url}}', '{{unsubscribe_url}}'],
  ['*|UNSUB|*', '*|UNSUB|*'],
  ['/order?who={{id}}&b=1', 'https://bakery.example/order?who={{id}}&b=1'],
])('The address “%s” becomes “%s”, at any depth', (href, expected) => {
  const links = [{ href, title: href }]
  const { menu } = absoluteAddresses(
    { menu: leaf('Menu', { links, text: '/' }) },
    'https://bakery.example',
  )
  expect(menu?.props).toEqual({ links: [{ href: expected, title: href }], text: '/' })
})

test('The preview shows the content of the editor', () => {
  render(<App />)
  const preview = screen.getByTitle<HTMLIFrameElement>('Preview').contentDocument
  expect(preview?.body.textContent).toContain('Rye, baked twice.')
  const linksIn = (page?: Element | null) => page?.querySelectorAll('[href]').length
  // In the editor, a link would leave the page when the user selects it.
  expect([linksIn(document.body), linksIn(preview?.body)]).toEqual([0, 2])
  expect(fireEvent.click(preview!.querySelector('a')!)).toBe(false)
})
