import { describe, expect, it } from 'vitest'
import { issueText } from './issueText'
import { projectFiles } from './projectZip'

describe('a downloaded project', () => {
  it.each([
    ['App.tsx', 'export function App() {}', "import { App } from './App'"],
    ['App.tsx', "export { Card as App } from './Card'", "import { App } from './App'"],
    ['App.jsx', 'export default function Page() {}', "import App from './App'"],
    [
      'ui/Card.tsx',
      'export const A = 1\nexport const Card = () => null',
      "import { Card as App } from './ui/Card'",
    ],
  ])('imports the component that the playground shows: of %s with %j', (path, code, imported) => {
    expect(projectFiles({ files: { [path]: code } }, {})['src/main.tsx']).toContain(imported)
  })

  it('has the reader’s files in src, and the edited page', () => {
    const project = { files: { 'App.tsx': 'a', 'ui/b.css': 'b' }, page: '{}' }
    const files = { 'src/App.tsx': 'a', 'src/ui/b.css': 'b', 'page.json': '{}', 'index.html': 'c' }
    expect(projectFiles(project, { 'index.html': 'c' })).toMatchObject(files)
  })

  it.each([
    ["import { parse } from 'parse5'", '{\n  "parse5": "1",\n  "react": "1"\n}'],
    ["import { useRef } from 'react'", '{\n  "react": "1"\n}'],
  ])('has the parser only if it is imported: %s', (code, manifest) => {
    const base = { 'package.json': '{\n  "parse5": "1",\n  "react": "1"\n}' }
    expect(projectFiles({ files: { 'App.tsx': code } }, base)['package.json']).toBe(manifest)
  })
})

it('the text of an issue has versions, code, state, and problems', () => {
  const facts = {
    files: { 'App.tsx': 'const a = `\n```\n`' },
    saved: '{"ROOT":{}}',
    versions: { '@craftjs/core': '1.2.3', react: '18.0.0' },
    browser: 'Browser 1',
    problems: ['App.tsx:1: wrong'],
  }
  const text = issueText(facts)
  for (const part of [
    '### What happens\n\nDescribe what you did',
    '### Messages\n\n```text\nApp.tsx:1: wrong\n```',
    '### Code\n\n**App.tsx**\n\n````tsx\nconst a = `\n```\n`\n````',
    '### Saved page\n\n```json\n{\n  "ROOT": {}\n}\n```',
    '- @craftjs/core 1.2.3\n- @craftjs/layers unknown\n- react 18.0.0\n- Browser: Browser 1',
  ])
    expect(text).toContain(part)
  expect(issueText({ ...facts, saved: null })).toContain('The code renders no editor.')
})
