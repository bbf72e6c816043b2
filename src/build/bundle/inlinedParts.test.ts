import { expect, it } from 'vitest'
import { iconDataUrl } from './inlinedParts'

it('encodes an SVG on one line for a URL in an attribute', () => {
  const svg = '<svg fill="#abc">\n  <path d="M0 0z"/>\n</svg>\n'
  const address = iconDataUrl(svg)
  expect(address).toBe(
    'data:image/svg+xml,%3Csvg%20fill=%22%23abc%22%3E%3Cpath%20d=%22M0%200z%22/%3E%3C/svg%3E',
  )
  expect(new URL(address).href).toBe(address)
})

it('keeps the icon small enough to be in every page', () => {
  expect(iconDataUrl().length).toBeLessThan(460)
})
