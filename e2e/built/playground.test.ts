import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Lesson } from '../../src/model/lesson'
import { parseProject } from '../../src/playground/session/project'
import { SANDBOX_POLICY } from '../../src/model/policy'
import type { TypeTable } from '../../src/model/playground'
import { TEMPLATES } from '../../src/playground/session/samples'
import { compileProject } from '../../src/playground/session/compileProject'
import { routes } from '../routes'
import { htmlOf } from './pages'

const read = (name: string) => readFileSync(path.join('public', name), 'utf8')

const samples = readdirSync('public/samples', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replaceAll(path.sep, '/').replace(/\.json$/, ''))

describe('the samples of the playground', () => {
  it('include every template and many more', () => {
    expect(samples).toEqual(expect.arrayContaining(TEMPLATES.map(({ id }) => id)))
    expect(samples.length).toBeGreaterThan(60)
  })

  it('are the ones that pages link to', () => {
    for (const { path } of routes)
      for (const [, name = ''] of htmlOf(path).matchAll(/playground#sample=([\w/-]+)/g))
        expect(samples, path).toContain(name)
  })

  it.each(samples)('%s compiles', (name) => {
    const project = parseProject(JSON.parse(read(`samples/${name}.json`)))
    expect(project).not.toBeNull()
    expect(compileProject(project?.files ?? {}).problems).toEqual([])
  })
})

const steps = readdirSync('public/lessons').flatMap(
  (name) => (JSON.parse(read(`lessons/${name}`)) as Lesson).steps,
)

it.each(steps)('the start and the solution of $id compile', ({ start, solution }) => {
  for (const files of [start, solution]) {
    expect(compileProject(parseProject({ files })?.files ?? {}).problems).toEqual([])
    expect(Object.keys(files)).toContain('App.tsx')
  }
})

it('The playground is served with its own styles and the styles of its demo', () => {
  const sheets = [...read('playground/index.html').matchAll(/<style data-href="[^"]*">(.*?)<\/style>/gs)]
  const styles = sheets.map(([, text]) => text).join('')
  expect(styles).toContain('.playground-stage')
  expect(styles).toContain('.demo-editor')
})

describe('the frame of the playground', () => {
  const html = read('sandbox/index.html')

  it('is one file without subresources that contains its own policy', () => {
    expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="${SANDBOX_POLICY}">`)
    const markup = html
      .replace(/<script>.*?<\/script>/gs, '<script></script>')
      .replace(/<style>.*?<\/style>/gs, '')
    expect(markup.match(/<script/g)).toHaveLength(1)
    expect(markup).not.toMatch(/\b(?:src|href)=|<link|@import/)
  })

  it('has a table of types for completions and tooltips', () => {
    const types = JSON.parse(read('sandbox/types.json')) as TypeTable
    for (const name of ['Editor', 'Frame', 'Element', 'useEditor', 'useNode', 'canMoveIn', 'selectNode'])
      expect(types[name]?.type, name).toMatch(/\w/)
  })
})
