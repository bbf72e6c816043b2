import { strToU8, zipSync } from 'fflate'
import { entryOf, type Project } from './project'

/** The statement that imports the component of `entry` as `App`. */
function importOf(entry: string, code: string): string {
  const from = `from './${entry.replace(/\.[jt]sx?$/, '')}'`
  const names = [...code.matchAll(/^export (?:async )?(?:function|const|let|var|class) ([A-Z]\w*)/gm)].map(
    ([, name]) => name,
  )
  const isReExported = /^export \{[^}]*\bApp\b[^}]*\}/m.test(code)
  if (names.includes('App') || isReExported) return `import { App } ${from}`
  if (/^export default\b/m.test(code)) return `import App ${from}`
  return `import { ${names.at(-1) ?? 'App'} as App } ${from}`
}

/** `main.tsx`, which renders the project. It does not use `page.json`, the page that was made in the playground. */
const mainOf = (files: Project['files'], entry: string) => `import { createRoot } from 'react-dom/client'
${importOf(entry, files[entry] ?? '')}
import './playground.css'

createRoot(document.getElementById('root')!).render(<App />)
`

/** `App.test.tsx`, a first test for the reader to extend. */
const testOf = (files: Project['files'], entry: string) => `// @vitest-environment jsdom
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
${importOf(entry, files[entry] ?? '')}

it('renders the editor', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  createRoot(root).render(<App />)
  await vi.waitFor(() => expect(root.childElementCount).toBeGreaterThan(0))
})
`

/** The files of a Vite project with the code of the playground. `base` contains the files of an empty project. */
export function projectFiles(
  { files, page }: Project,
  base: Readonly<Record<string, string>>,
): Record<string, string> {
  const entry = entryOf(files) ?? 'App.tsx'
  const own = Object.entries(files).map(([path, text]) => [`src/${path}`, text] as const)
  const isParsing = own.some(([, text]) => /['"]parse5['"]/.test(text))
  return {
    ...base,
    'package.json': (base['package.json'] ?? '').replace(isParsing ? '' : /\n.*"parse5".*/, ''),
    'src/main.tsx': mainOf(files, entry),
    'src/App.test.tsx': testOf(files, entry),
    ...Object.fromEntries(own),
    ...(page !== undefined && { 'page.json': page }),
  }
}

/** Packs files into a zip, inside `folder`. */
export function zipOf(folder: string, files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, text]) => [`${folder}/${path}`, strToU8(text)] as const)
  return zipSync(Object.fromEntries(entries))
}
