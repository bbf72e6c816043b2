import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { COPIES, withColors } from './colors'

it.each(COPIES)(
  '$file has the colors of the site; `npm run tables -w tools` writes them',
  ({ file, own }) => {
    const text = readFileSync(file, 'utf8')
    for (const rule of [
      /:root \{[^}]*--(?:drop-ink|tag):/,
      /\[data-theme='dark'\] \{[^}]*--(?:drop-ink|tag):/,
    ])
      expect(text).toMatch(rule)
    expect(text).toBe(withColors(text, own))
  },
)

it('takes the values of each mode from the site and keeps the copy’s own colors', () => {
  const site = sheet('--drop: oklch(1 0 0); --ink: oklch(1 1 1);', '--ink: oklch(2 2 2);')
  const copy = sheet('--accent: oklch(0 0 0); --ink: oklch(0 0 0); --slow: 0.4s;', '--ink: oklch(0 0 0);')
  const updated = sheet('--accent: oklch(1 0 0); --ink: oklch(1 1 1); --slow: 0.4s;', '--ink: oklch(2 2 2);')
  expect(withColors(copy, [], site)).toBe(updated)
  expect(withColors(copy, ['accent', 'ink'], site)).toBe(copy)
})

const sheet = (light: string, dark: string) => `:root { ${light} }\n[data-theme='dark'] { ${dark} }\n`
