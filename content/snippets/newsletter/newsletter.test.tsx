// @vitest-environment jsdom
import type { Node, SerializedNodes } from '@craftjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { absoluteAddresses } from './absoluteAddresses'
import { noPicture } from '../pictures/picture'
import { ImageComponent } from '../pictures/pictureImage'
import { App } from './App'
import { Column } from './blocks'
import { mailParts } from './mailParts'
import { textOf } from './textOf'

afterEach(cleanup)

const node = { custom: {}, hidden: false, linkedNodes: {}, isCanvas: false, nodes: [] }
const leaf = (resolvedName: string, props: object) => ({
  ...{ ...node, displayName: resolvedName, parent: 'ROOT' },
  ...{ type: { resolvedName }, props },
})
const picture = { ...noPicture, src: '/rye.jpg', width: 900, alt: 'A "rye" loaf' }
const nodes: SerializedNodes = {
  ROOT: {
    ...{ ...node, isCanvas: true, nodes: ['picture', 'text', 'button', 'leave'] },
    ...{ type: { resolvedName: 'Mail' }, displayName: 'Mail', parent: null },
    props: {
      subject: 'Bread',
      preheader: 'Baked & sold',
      site: 'https://bakery.example',
    },
  },
  picture: leaf('Picture', { picture, href: '/visit' }),
  text: leaf('Text', { text: 'Rye & wheat\nDear {{name}}', size: 'text' }),
  button: leaf('Button', { label: 'Order', href: '{{order_url}}' }),
  leave: leaf('Button', { label: 'Leave', href: '{{unsubscribe_url}}', look: 'link' }),
}

test('A mail has tables, inline styles, and absolute addresses', () => {
  const { html } = mailParts(nodes)
  expect(html).toContain('<title>Bread</title>')
  expect(html).toMatch(/<body[^>]*><span style="display:none;[^"]*">Baked &amp; sold</)
  expect(html).toMatch(
    /<a href="https:\/\/bakery.example\/visit"><img src="https:\/\/bakery.example\/rye.jpg" [^>]*width="552"/,
  )
  expect(html).toMatch(/<p style="[^"]+">Rye &amp; wheat<br\/>Dear {{name}}<\/p>/)
  expect(html.match(/background-color:#1b5e3b/g)).toHaveLength(1)
  expect(html).not.toContain('class=')
})

test('The plain text has the descriptions of pictures and the addresses of links', () => {
  expect(mailParts(nodes).text).toBe(
    'A "rye" loaf: https://bakery.example/visit\n\nRye & wheat\nDear {{name}}\n\nOrder: {{order_url}}\n\nLeave: {{unsubscribe_url}}',
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

test('HTML from a browser becomes the same text', () => {
  expect(textOf('<p><img alt="a > b" src="/c">d&nbsp;&amp;<br>e</p>')).toBe(
    'a > bd\u00a0&\ne',
  )
})

test('The preview shows the content of the editor', () => {
  render(
    <ImageComponent.Provider
      value={(props) => <img {...props} alt={props.alt} src="blob:shown" />}
    >
      <App />
    </ImageComponent.Provider>,
  )
  const preview = screen.getByTitle<HTMLIFrameElement>('Preview').contentDocument!
  expect(preview.body.textContent).toContain('Rye, baked twice.')
  const linksIn = (page: Element) => page.querySelectorAll('[href]').length
  // In the editor, a link would leave the page when the user selects it.
  expect([linksIn(document.body), linksIn(preview.body)]).toEqual([0, 2])
  expect(fireEvent.click(preview.querySelector('a')!)).toBe(false)

  const edited = document.querySelector('img')!
  fireEvent.mouseDown(edited)
  const shown = [...document.images, ...preview.images].map(({ src }) => src)
  expect(new Set(shown)).toEqual(new Set(['blob:shown']))
  expect([edited.draggable, preview.images[0]!.draggable]).toEqual([false, true])
  expect(screen.getAllByText('Drop a block here')).toHaveLength(2)

  const format = screen.getByLabelText('Preview for')
  fireEvent.change(format, { target: { value: 'text' } })
  expect(document.querySelector('pre')!.textContent).toBe(
    'https://bakery.example/visit\n\nBread of the week\n\nRye, baked twice.\n\nOrder: https://bakery.example/order',
  )
})

test.each([
  ['Text', true],
  ['Columns', false],
])('A column accepts %s: %s', (name, isAccepted) => {
  const node = { data: { name } } as Node
  expect(Column.craft!.rules!.canMoveIn!([node], node, undefined as never)).toBe(
    isAccepted,
  )
})
