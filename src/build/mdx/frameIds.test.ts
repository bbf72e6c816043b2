import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { FRAME_IDS } from '.'

/** Folders whose ids never share a page with the headings of an MDX file. */
const PAGES = ['blog', 'home', 'pages', 'state-doctor']

test('headings cannot use an id of the theme', () => {
  const theme = path.resolve('src/theme')
  const files = readdirSync(theme, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && !PAGES.includes(file.split(path.sep)[0] ?? ''),
  )
  const written = files.flatMap((file) => [
    ...readFileSync(path.join(theme, file), 'utf8').matchAll(
      /\bid="([^"]+)"|\bconst (?:ID|TEMPLATE|SEARCH_DIALOG) = '([^']+)'/g,
    ),
  ])
  const ids = written.map(([, attribute, constant]) => attribute ?? constant)
  expect(ids.filter((id) => !FRAME_IDS.has(id ?? ''))).toEqual([])
  expect(ids.length).toBeGreaterThan(8)
})
