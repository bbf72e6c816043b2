import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { shortenClassNames } from './shortClassNames'

test('classes are named by their sheet and their name in it', () => {
  const css: { modules: { localIdentName: string; getLocalIdent?: (...facts: unknown[]) => string } } = {
    modules: { localIdentName: '[name]--[local]--[hash:hex:5]' },
  }
  const rule = { oneOf: [{ test: /\.module\.css$/, use: [{ loader: 'css-loader', options: css }] }] }
  shortenClassNames({ module: { rules: [rule] } })
  expect(css.modules.getLocalIdent?.({ resourcePath: '/src/Navbar.module.css' }, '', 'bar')).toBe(
    'Navbar-bar',
  )
})

test('a configuration without rules for CSS modules stops the build', () => {
  expect(() => shortenClassNames({ module: { rules: [] } })).toThrow('CSS modules')
})

test('no two sheets share a name, on which their classes depend', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.basename(file))
  expect(sheets.filter((name, at) => sheets.indexOf(name) !== at)).toEqual([])
})
