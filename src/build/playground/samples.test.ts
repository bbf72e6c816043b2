import { expect, it } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import type { WrittenCode } from '../../model/body'
import { playgroundSamples } from './samples'

const { at, write } = temporaryFolder()

/** The files of the project for this sample. */
function filesOf(title: string, code: string, wrapper?: string) {
  const editor = 'export const App = () => <Editor />'
  write('content/demos/Demo.tsx', editor)
  write('content/snippets/EmptyEditor.tsx', editor)
  const sample: WrittenCode = {
    ...{ language: 'tsx', code, title, fragment: null, run: true, section: 0, line: 1 },
    ...(wrapper !== undefined && { wrapper }),
  }
  const page = { sourcePath: 'content/docs/a.mdx', path: '/docs/a', title: 'A', code: [sample] }
  return playgroundSamples([page], at()).get('docs/a-1')?.files
}

it('opens a complete editor unchanged, or exports it from App.tsx', () => {
  const code = 'export const Bar = 1\nexport function Page() { return <Editor /> }'
  expect(filesOf('App.tsx', code)).toEqual({ 'App.tsx': code })
  expect(filesOf('ui/Page.tsx', code)).toEqual({
    'App.tsx': "export { Page as App } from './ui/Page'\n",
    'ui/Page.tsx': code,
  })
})

it('opens a part of an editor in its wrapper, with the files that both import', () => {
  write('content/snippets/Text.tsx', 'export const Text = 1')
  write('content/snippets/ui/count.ts', 'export const count = 1')
  write(
    'content/wrappers/Panel.tsx',
    `import { Text } from '../snippets/Text'\nimport { Sample } from './Sample'\n<Sample />`,
  )
  const code = "import { count } from './count'\nexport const Bar = 1\nexport const Tools = count"
  expect(filesOf('ui/Tools.tsx', code, 'Panel')).toEqual({
    'App.tsx': "import { Text } from './Text'\nimport { Tools } from './ui/Tools'\n<Tools />",
    'Text.tsx': 'export const Text = 1',
    'ui/Tools.tsx': code,
    'ui/count.ts': 'export const count = 1',
  })
})
