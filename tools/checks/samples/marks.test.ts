import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const pages = ['content/docs', 'content/blog'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.join(folder, name)),
)
const FENCE = /^( *)(`{3,})\w+ (.*)\n([^]*?)^\1\2$/gm

// When a snippet changes, the line numbers highlighted in the pages that show it can become wrong.
test('No highlighted range starts or ends at an empty line', () => {
  let count = 0
  const found = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(FENCE)].flatMap(([, , , meta = '', value = '']) => {
      // A region has its own line numbers.
      if (meta.includes('region=')) return []
      const ranges = / \{([\d,-]+)\}/.exec(` ${meta}`)?.[1]?.split(',') ?? []
      count += ranges.length
      const file = /file="([^"]+)"/.exec(meta)?.[1]
      const text = file === undefined ? value : readFileSync(`content/snippets/${file}`, 'utf8')
      // Pages do not show region comments.
      const lines = text.split('\n').filter((line) => !/\/\/ #(?:end)?region/.test(line))
      return ranges
        .filter((range) => range.split('-').some((line) => lines[Number(line) - 1]?.trim() === ''))
        .map((range) => `${page}: {${range}} of ${meta}`)
    }),
  )
  expect(count).toBeGreaterThan(20)
  expect(found).toEqual([])
})
