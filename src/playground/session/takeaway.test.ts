import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { issueText } from './issueText'
import { projectFiles, zipOf } from './projectZip'

describe('a downloaded project', () => {
  const mainOf = (files: Record<string, string>) => projectFiles({ files }, {})['src/main.tsx']

  it('imports the component that the playground shows', () => {
    expect(mainOf({ 'App.tsx': 'export function App() {}' })).toContain("import { App } from './App'")
    expect(mainOf({ 'App.tsx': "export { Card as App } from './Card'" })).toContain(
      "import { App } from './App'",
    )
    expect(mainOf({ 'App.jsx': 'export default function Page() {}' })).toContain("import App from './App'")
    expect(mainOf({ 'ui/Card.tsx': 'export const A = 1\nexport const Card = () => null' })).toContain(
      "import { Card as App } from './ui/Card'",
    )
  })

  it('has the files of the reader in src, and the page that was made', () => {
    const files = projectFiles(
      { files: { 'App.tsx': 'a', 'ui/b.css': 'b' }, page: '{}' },
      { 'index.html': 'c' },
    )
    expect(files).toMatchObject({
      'src/App.tsx': 'a',
      'src/ui/b.css': 'b',
      'page.json': '{}',
      'index.html': 'c',
    })
  })

  it('is a zip with one folder', () => {
    const entries = unzipSync(zipOf('folder', { 'src/App.tsx': 'ä' }))
    expect(Object.keys(entries)).toEqual(['folder/src/App.tsx'])
    expect(strFromU8(entries['folder/src/App.tsx']!)).toBe('ä')
  })
})

describe('the text of an issue', () => {
  const facts = {
    files: { 'App.tsx': 'const a = `\n```\n`' },
    saved: '{"ROOT":{}}',
    versions: { '@craftjs/core': '1.2.3', react: '18.0.0' },
    browser: 'Browser 1',
    problems: ['App.tsx:1: wrong'],
  }

  it('has versions, code, state and problems', () => {
    expect(issueText(facts)).toMatchInlineSnapshot(`
      "### What happens

      Describe what you did, what you expected, and what happened instead.

      ### Messages

      \`\`\`text
      App.tsx:1: wrong
      \`\`\`

      ### Code

      **App.tsx**

      \`\`\`\`tsx
      const a = \`
      \`\`\`
      \`
      \`\`\`\`

      ### Saved page

      \`\`\`json
      {
        "ROOT": {}
      }
      \`\`\`

      ### Versions

      - @craftjs/core 1.2.3
      - @craftjs/layers unknown
      - react 18.0.0
      - Browser: Browser 1
      "
    `)
  })

  it('says that there is no editor', () => {
    expect(issueText({ ...facts, saved: null })).toContain('The code renders no editor.')
  })
})
