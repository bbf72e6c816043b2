import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import type { Configuration } from 'webpack'
import { askNoThemes } from './askNoThemes'

const load = createRequire(import.meta.url)

test('takes Gatsby’s own question about themes away, and leaves other plugins', () => {
  const Asks = load('gatsby/dist/internal-plugins/webpack-theme-component-shadowing') as new (
    options: object,
  ) => { apply: () => void }
  const other = { apply: () => {} }
  const config: Configuration = {
    resolve: { alias: { a: 'b' }, plugins: [new Asks({ themes: [], projectRoot: '/' }), other] },
  }
  askNoThemes(config)
  expect(config.resolve).toEqual({ alias: { a: 'b' }, plugins: [other] })
})
