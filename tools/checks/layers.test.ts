import path from 'node:path'
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../src/fixtures/temporaryFolder'

// A path that TypeScript does not follow, since the configuration has no types.
const file = path.resolve('.dependency-cruiser.mjs')
const { default: config } = (await import(file)) as { default: IConfiguration }

const { at, write } = temporaryFolder()

type Row = [file: string, target: string, ...rules: string[]]

/** Every import in a tree of files that breaks a rule; each file is given by its path and its text. */
async function violationsIn(files: Record<string, string>): Promise<Row[]> {
  for (const [file, text] of Object.entries({ 'package.json': '{}', ...files })) write(file, text)
  const { tsConfig: _, ...options } = config.options ?? {}
  const { output } = await cruise(
    Object.keys(files).filter((file) => !file.startsWith('node_modules/')),
    { ...options, baseDir: at(), ruleSet: { forbidden: config.forbidden }, validate: true },
  )
  return (output as ICruiseResult).summary.violations.map(({ from, to, rule }) => [from, to, rule.name])
}

/** The rules that a tree of files breaks. */
const brokenRules = async (files: Record<string, string>) =>
  [...new Set((await violationsIn(files)).map(([, , rule]) => rule))].sort()

/** What `file` writes to import `target`: a module of Node, a package, or another file. */
function specifierOf(file: string, target: string): string {
  if (!target.includes('/')) return `node:${target}`
  if (target.startsWith('node_modules/')) return target.slice('node_modules/'.length, -'/index.js'.length)
  const relative = path.posix.relative(path.posix.dirname(file), target.replace(/[.]tsx?$/, ''))
  return relative.startsWith('.') ? relative : `./${relative}`
}

// What may be imported needs no test: `npm run lint` looks at every file of the repository.
describe('layers', () => {
  /** A row for each rule whose name begins with `kind`; nothing may import what stands at `target`. */
  const rowsOf = (kind: string, fileIn: (name: string) => string, target: string) =>
    (config.forbidden ?? []).flatMap(({ name = '' }): Row[] =>
      name.startsWith(kind) ? [[fileIn(name.slice(kind.length)), target, name]] : [],
    )
  const rows: Row[] = [
    ...rowsOf('layer:', (layer) => `${layer}.ts`, 'plugins/any/index.ts'),
    ...rowsOf('build:', (module) => `src/build/${module}/one.ts`, 'src/build/other/index.ts'),
    ['plugins/navigation/scroll.ts', 'src/theme/behaviors/storage.ts', 'plugin'],
    ['plugins/navigation/scroll.ts', 'plugins/late-hydration/boot.ts', 'plugin'],
    ['examples/basic/src/App.tsx', 'src/theme/ui/index.ts', 'example'],
    ['examples/basic/src/App.tsx', 'examples/landing/src/Text.tsx', 'example'],
    ['examples/landing/src/editors/form/Item.tsx', 'examples/landing/src/editors/studio/Panel.tsx', 'editor'],
    ['src/theme/behaviors/tabs.ts', 'src/theme/ui/index.ts', 'behaviors'],
    ['packages/saved-page/json.ts', 'packages/other/index.ts', 'package'],
    ['src/pages/tools/state.tsx', 'src/state-doctor/doctor.ts', 'entry-point:feature'],
    ['src/pages/index.tsx', 'src/playground/ui/Playground.tsx', 'entry-point:playground'],
    ['src/build/pages/one.ts', 'src/build/content/docPage.ts', 'entry-point:build'],
    ['gatsby-node.ts', 'src/build/content/docPage.ts', 'entry-point'],
    // Scripts, tools, e2e and the site are one line.
    ['tools/measure/scale.ts', 'scripts/build.ts', 'layer:tools'],
    ['e2e/search.spec.ts', 'tools/measure/weight.ts', 'layer:e2e'],
    // Packages of the build, and modules of Node, are not for the browser.
    ['src/theme/doc/DocPage.tsx', 'node_modules/zod/index.js', 'build-packages'],
    ['src/playground/session/share.ts', 'node_modules/unist-util-visit/index.js', 'build-packages'],
    ['gatsby-browser.tsx', 'node_modules/hast-util-to-html/index.js', 'build-packages'],
    ['src/model/pages.ts', 'node_modules/react/index.js', 'model-packages'],
    ['src/playground/frame/run.tsx', 'fs', 'node'],
    ['gatsby-browser.tsx', 'fs', 'node'],
  ]

  it('import no type of what is not theirs', async () => {
    const files: Record<string, string> = {}
    for (const [file, target] of rows) {
      if (target.includes('/')) files[target] ??= ''
      files[file] = `import type { a } from '${specifierOf(file, target)}'\n${files[file] ?? ''}`
    }
    const violations = await violationsIn(files)
    const rulesOf = (file: string, target: string) =>
      violations.flatMap(([from, to, rule = '']) => (from === file && to === target ? rule : [])).sort()
    expect(rows.map(([file, target]) => [file, target, ...rulesOf(file, target)])).toEqual(rows)
  })

  it('are held to by every form of an import', async () => {
    const forms = [
      "import '../build'",
      "export * from '../build'",
      "export const a = () => import('../build')",
      "export type A = import('../build').A",
    ]
    const files = Object.fromEntries(forms.map((form, at) => [`src/theme/${at}.ts`, form]))
    const violations = await violationsIn({ ...files, 'src/build/index.ts': 'export type A = 1\n' })
    expect(violations.sort()).toEqual(
      Object.keys(files).map((file) => [file, 'src/build/index.ts', 'layer:src/theme']),
    )
  })
})

describe('cycles', () => {
  const cycle = (folder: string, statement: string) =>
    brokenRules({
      [`${folder}/a.ts`]: `${statement} { B } from './b'\nexport type A = B\n`,
      [`${folder}/b.ts`]: `import type { A } from './a'\nexport type B = A\n`,
    })

  it.each(['import', 'import type'])('by “%s” are refused', async (statement) => {
    expect(await cycle('src/theme/layout', statement)).toEqual(['no-cycle'])
  })

  it('in examples are refused when values go round', async () => {
    expect(await cycle('examples/basic', 'import type')).toEqual([])
    expect(
      await brokenRules({ 'examples/a/b.ts': "import './c'\n", 'examples/a/c.ts': "import './b'\n" }),
    ).toEqual(['no-cycle:examples'])
  })
})
