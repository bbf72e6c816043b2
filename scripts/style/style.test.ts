import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPages } from '../samples/index'
import { proseFaults } from './proseFaults'

describe('Docs and posts', async () => {
  const pages = await readPages()

  it.each(pages.map(({ path }) => path))('%s keeps to our style', (path) => {
    expect(
      proseFaults(readFileSync(path, 'utf8')).map(
        ({ line, words, hint }) => `${path}:${line}: ${words}. ${hint}`,
      ),
    ).toEqual([])
  })

  it('have 300 to 5,000 words of prose, acknowledgements fewer', () => {
    const odd = pages.filter(
      ({ path, body }) => body.words > 5000 || (body.words < 300 && !path.endsWith('acknowledgements.mdx')),
    )
    expect(odd.map(({ path, body }) => `${path}: ${body.words} words`)).toEqual([])
  })
})

describe('proseFaults', () => {
  it('names words in prose with their lines, and leaves code alone', () => {
    expect(proseFaults('---\na: simply\n---\n`simply`\n\n```\nsimply\n```\nIt simply works.')).toEqual([
      { line: 9, words: 'simply', hint: 'Leave it out.' },
    ])
  })
})
