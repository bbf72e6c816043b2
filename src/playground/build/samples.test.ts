import { mkdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { WrittenCode } from '../../model/body'
import { demoSampleId } from '../../model/sampleLink'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { type PageWithCode, playgroundSamples } from './samples'

const { at, write } = temporaryFolder()

const tsx = { language: 'tsx', fragment: null, run: false, section: 0, line: 1 } as const
const block = (title: string, code: string, more: Partial<WrittenCode> = {}) => ({
  ...tsx,
  title,
  code,
  ...more,
})

const page = (name: string, code: WrittenCode[]): PageWithCode => ({
  sourcePath: `content/docs/${name}.mdx`,
  path: `/docs/${name}`,
  title: name,
  code,
})

const samples = playgroundSamples(
  [
    page('api/editor', [
      block('Shown.tsx', 'export const Shown = 1'),
      block('Panel.tsx', "import { Text } from './Text'\nexport function Panel() {}", { run: true }),
    ]),
  ],
  process.cwd(),
)

// That every template and demo is there, and compiles: e2e/built/playground.test.ts.
describe('the samples of the playground', () => {
  it('have a demo with the snippets that it imports, and with those that they import beside them', () => {
    write('content/snippets/EmptyEditor.tsx')
    write('content/snippets/Text.tsx')
    write('content/snippets/editing/Copy.tsx', "import { of } from './of'\nimport { Text } from '../Text'")
    write('content/snippets/editing/of.ts')
    write('content/demos/Copied.tsx', "import { Copy } from '../snippets/editing/Copy'\n")
    const copied = playgroundSamples([], at()).get(demoSampleId('Copied'))
    expect(Object.keys(copied?.files ?? {}).sort()).toEqual([
      ...['App.tsx', 'Text.tsx', 'editing/Copy.tsx', 'editing/of.ts'],
    ])
    expect(copied?.files['App.tsx']).toContain("from './editing/Copy'")
  })

  it('have the Basic example as the end of the tutorial', () => {
    const example = { main: 'main.tsx', App: 'App.tsx', sheet: 'index.css', bar: 'components/Topbar.tsx' }
    for (const [text, file] of Object.entries(example)) write(`examples/basic/src/${file}`, text)
    write('content/snippets/EmptyEditor.tsx')
    mkdirSync(at('content/demos'), { recursive: true })
    expect(playgroundSamples([], at()).get('docs/guides/basic-tutorial')?.files).toEqual({
      'App.tsx': "import './index.css'\nApp",
      'index.css': 'sheet',
      'components/Topbar.tsx': 'bar',
    })
  })

  it('are the code blocks that run, with the snippets that they import', () => {
    expect(samples.has('docs/api/editor-1')).toBe(false)
    const { title, files } = samples.get('docs/api/editor-2')!
    expect(title).toBe('Panel.tsx of “api/editor”')
    expect(Object.keys(files)).toEqual(['App.tsx', 'Panel.tsx', 'Text.tsx'])
  })
})
