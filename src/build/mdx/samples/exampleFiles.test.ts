import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { compilationUnits } from './compilationUnits'
import { exampleFiles } from './exampleFiles'

it('lets the second doc of the tutorial import files that only the first one shows', () => {
  const code = `import { Text } from './components/user/Text'\nexport const App = () => <Text />\n`
  const sample = {
    language: 'tsx',
    code,
    title: 'src/App.tsx',
    fragment: null,
    run: false,
    section: 1,
    line: 1,
  }
  const [unit] = compilationUnits([sample], exampleFiles(process.cwd()))
  expect([...(unit?.files.keys() ?? [])]).toContain('src/components/user/Text.tsx')
  expect(unit?.files.get('src/App.tsx')).toBe(code)
})

it('is empty for a site without examples', () => {
  expect(exampleFiles(tmpdir()).size).toBe(0)
})
