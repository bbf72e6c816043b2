import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const theme = path.resolve(__dirname, '..')
const sheets = readdirSync(theme, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
)

it.each(sheets)(
  '%s opens with the order of the layers, so that it holds whichever sheet comes first',
  (file) => {
    const text = readFileSync(path.join(theme, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .trim()
    expect(text.split('\n')[0]).toBe('@layer reset, tokens, prose, components, utilities;')
  },
)
