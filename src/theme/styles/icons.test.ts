import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync('src/theme/styles/utilities.css', 'utf8')

it('the sprite has `--icon-rows` rows of 16 pixels, and each icon uses one of them', () => {
  const rows = Number(/--icon-rows: (\d+)/.exec(css)?.[1])
  const paths = css.match(/%3Cpath /g) ?? []
  const height = Number(/viewBox='0 0 16 (\d+)'/.exec(css)?.[1])
  const icons = [...css.matchAll(/--icon(?:-check)?: (\d+)/g)].map(([, row]) => Number(row))
  expect({ paths: paths.length, height }).toEqual({ paths: rows, height: 16 * rows })
  expect(Math.max(...icons)).toBe(rows - 1)
})
