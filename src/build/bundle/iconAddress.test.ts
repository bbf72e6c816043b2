import { expect, it } from 'vitest'
import { iconAddress } from './iconAddress'

it('writes a drawing as one line that an address and an attribute may hold', () => {
  const drawing = '<svg fill="#abc">\n  <path d="M0 0z"/>\n</svg>\n'
  const address = iconAddress(drawing)
  expect(address).toBe(
    'data:image/svg+xml,%3Csvg%20fill=%22%23abc%22%3E%3Cpath%20d=%22M0%200z%22/%3E%3C/svg%3E',
  )
  expect(new URL(address).href).toBe(address)
})

it('keeps the icon of the site small enough to stand in every page', () => {
  expect(iconAddress().length).toBeLessThan(460)
})
