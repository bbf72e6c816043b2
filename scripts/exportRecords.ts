import { readFileSync } from 'node:fs'
import site from '../content/site'
import { type SearchIndex, type SearchRecord, unpackRecords } from '../src/model/search'

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

/** One record as DocSearch's crawler would write it, including the facets of contextual search. */
function serviceRecord({ kind, category, page, headings, url, text, names, words }: SearchRecord) {
  const titles = [page, ...headings].slice(0, LEVELS.length)
  const levels = LEVELS.map((level, at) => [level, titles[at] ?? null])
  return {
    objectID: url,
    type: LEVELS[titles.length - 1],
    url: new URL(site.baseUrl.slice(0, -1) + url, site.url).href,
    anchor: url.split('#')[1] ?? null,
    hierarchy: { lvl0: category, ...(Object.fromEntries(levels) as object) },
    content: text || null,
    keywords: [...names, ...words.split(' ')].filter(Boolean),
    weight: { page: 100, section: 80, member: 60 }[kind],
    language: 'en',
    docusaurus_tag: url.startsWith('/docs/') ? 'docs-default-current' : 'default',
  }
}

/** `npm run export-records`: prints the records of the last build for upload, one JSON object per line. */
function main(): void {
  const index = JSON.parse(readFileSync('public/records.json', 'utf8')) as SearchIndex
  for (const record of unpackRecords(index)) console.log(JSON.stringify(serviceRecord(record)))
}

main()
