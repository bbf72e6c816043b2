import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

const cases = {
  'eslint(no-restricted-imports)': ['src/theme/doc/DocPage.tsx', "export { graphql } from 'gatsby'"],
  'site(unnamed-query)': [
    'src/templates/doc.tsx',
    "import { graphql } from 'gatsby'\nexport const query = graphql`\n  query { id }\n`",
  ],
  'site(bare-link)': ['src/theme/home/Hero.tsx', 'export const link = <a href="/docs">Docs</a>'],
  'site(style-attribute)': ['src/theme/home/Box.tsx', 'export const box = <p style={{ top: 0 }}>Text</p>'],
  'eslint(no-restricted-globals)': ['src/build/content/docPage.ts', 'export const width = window.innerWidth'],
  'eslint(no-restricted-exports)': ['src/theme/doc/Title.tsx', 'export default 1'],
  'typescript(TS2322)': ['src/model/version.ts', "export const version: number = '0.2'"],
  'typescript(no-floating-promises)': ['e2e/site/home.spec.ts', 'Promise.resolve(1)'],
}

interface Report {
  diagnostics: { code: string; filename: string }[]
}

/** Runs the linter with our configuration in a folder that contains only `files`. */
async function lint(files: [name: string, text: string][]): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'))
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  for (const [name, text] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  mkdirSync(path.join(folder, 'tools/checks'), { recursive: true })
  for (const name of ['.oxlintrc.json', 'tools/checks/lintRules.mjs', 'tsconfig.json'])
    copyFileSync(name, path.join(folder, name))
  const report = await new Promise<string>((resolve) => {
    execFile('node_modules/.bin/oxlint', ['-f', 'json'], { cwd: folder }, (_, stdout) => resolve(stdout))
  })
  rmSync(folder, { recursive: true })
  return JSON.parse(report) as Report
}

it('reports one violation of each of our rules, of a rule that needs types, and of the types', async () => {
  const { diagnostics } = await lint(Object.values(cases) as [string, string][])
  const found = diagnostics.map(({ code, filename }) => [code, filename])
  const expected = Object.entries(cases).map(([code, [file]]) => [code, file])
  expect(found.sort()).toEqual(expected.sort())
})
