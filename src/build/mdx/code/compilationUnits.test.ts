import { describe, expect, it } from 'vitest'
import type { WrittenCode } from '../../../model/body'
import { compilationUnits } from './compilationUnits'

const tsx = { language: 'tsx', title: null, fragment: null, run: false, section: 0, line: 10 } as const
const sample = (code: string, more: Partial<WrittenCode> = {}): WrittenCode => ({ ...tsx, code, ...more })

describe('The samples of a page', () => {
  const files = (index: number, ...code: WrittenCode[]) =>
    Object.fromEntries(compilationUnits(code)[index]?.files ?? [])
  const app = (title = 'src/App.tsx') =>
    sample(`import { Text } from './Text'\nexport const App = Text`, { title })
  const text = (code: string, section = 0) => sample(code, { title: 'src/Text.tsx', section })

  it('are files named by their titles, and can import each other', () => {
    expect(Object.keys(files(1, text('1'), app()))).toEqual(['src/App.tsx', 'src/Text.tsx'])
  })

  it('import the version of a file at the end of their section, or the first version of a later file', () => {
    const page = [text('1'), app(), text('2'), text('3', 1)]
    expect(files(1, ...page)['src/Text.tsx']).toBe('2')
    expect(files(0, ...page)['src/Text.tsx']).toBe('1')
    expect(files(0, app(), text('1', 1), text('2', 2))['src/Text.tsx']).toBe('1')
  })

  it('import whole snippets, never just a region', () => {
    const snippets = new Map([['src/Text.tsx', 'snippet']])
    const region = sample('part', { title: 'src/Text.tsx', fragment: 'a region' })
    const textIn = (page: WrittenCode[]) => compilationUnits(page, snippets)[0]?.files.get('src/Text.tsx')
    expect(textIn([app(), region])).toBe('snippet')
    expect(textIn([app(), text('of the page')])).toBe('of the page')
  })

  it('stay inside the folder of their page', () => {
    expect(compilationUnits([sample('1', { title: '../../App.tsx' })])[0]?.file).toBe('sample.tsx')
    expect(Object.keys(files(0, sample('1', { title: './src/../App.tsx' })))).toEqual(['App.tsx'])
  })

  it('only include what they import', () => {
    expect(Object.keys(files(0, sample('1', { title: 'a.tsx' }), text('2')))).toEqual(['a.tsx'])
    expect(compilationUnits([sample('1', { title: 'In words' })])[0]?.file).toBe('sample.tsx')
  })

  it('are not compiled if they are fragments or not scripts', () => {
    const others = [sample('a', { fragment: 'part' }), sample('{}', { language: 'json' })]
    expect(compilationUnits(others)).toEqual([null, null])
  })
})
