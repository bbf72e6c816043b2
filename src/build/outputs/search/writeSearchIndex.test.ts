import { expect, it } from 'vitest'
import type { SearchRecord } from '../../../model/search'
import { searchFiles } from './writeSearchIndex'

it('puts the texts of a large index into a second file, in the same order', () => {
  const random = (seed: number) =>
    Array.from({ length: 60 }, (_, at) =>
      Math.sin(seed * 60 + at)
        .toString(36)
        .slice(2),
    )
  const record = (at: number): SearchRecord => ({
    ...{ kind: 'page', category: 'Docs', page: `Page ${at}`, headings: [], url: `/docs/${at}` },
    ...{ text: random(at).join(' '), more: 'further', names: [], words: '' },
  })
  const records = Array.from({ length: 600 }, (_, at) => record(at))
  expect(searchFiles(records.slice(0, 9)).texts).toBeNull()
  const { index, texts } = searchFiles(records)
  expect(index).toContain('Page 599')
  expect(index).not.toContain(records[0]!.text)
  expect(JSON.parse(texts!)).toEqual(records.map(({ text, more }) => [text, more]))
})
