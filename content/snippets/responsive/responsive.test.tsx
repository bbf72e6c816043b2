// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { variables } from './variables'

test('Each size of a value becomes a variable of its own', () => {
  const style = variables('size', { phone: 24, desktop: 48 })
  expect(renderToStaticMarkup(<h2 style={style}>Hello</h2>)).toBe(
    '<h2 style="--size-phone:24px;--size-desktop:48px">Hello</h2>',
  )
})
