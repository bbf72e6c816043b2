import { expect, it } from 'vitest'
import { temporaryFolder } from '../../src/fixtures/temporaryFolder'
import { validatePages } from './html'

const { at, write } = temporaryFolder()
const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>T</title></head><body>${body}</body></html>`

it('reports the file, position, and rule of each problem in pages, and skips other files', async () => {
  write('docs/index.html', page('<p>Words.</p>'))
  write('a.md', '<p><div></p>')
  expect(await validatePages(at())).toEqual({ pages: 1, issues: [] })
  write('docs/index.html', page('<p><ul></ul></p>'))
  const { issues } = await validatePages(at())
  expect(issues.join('\n')).toMatch(/docs\/index\.html:1:\d+ [a-z-]+: /)
})
