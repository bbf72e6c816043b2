import path from 'node:path'
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../src/fixtures/temporaryFolder'

// A path that TypeScript does not follow, since the configuration has no types.
const file = path.resolve('.dependency-cruiser.mjs')
const { default: config } = (await import(file)) as { default: IConfiguration }

const { at, write } = temporaryFolder()

/** Names of the rules that a tree of files breaks; each file is given by its path and its text. */
async function brokenRules(files: Record<string, string>): Promise<string[]> {
  for (const [file, text] of Object.entries({ 'package.json': '{}', ...files })) write(file, text)
  const { tsConfig: _, ...options } = config.options ?? {}
  const { output } = await cruise(
    Object.keys(files).filter((file) => !file.startsWith('node_modules/')),
    { ...options, baseDir: at(), ruleSet: { forbidden: config.forbidden }, validate: true },
  )
  const { violations } = (output as ICruiseResult).summary
  return [...new Set(violations.map(({ rule }) => rule.name))].sort()
}

/** The rules that `file` breaks by importing a type of `target`; both go from the root. */
function importing(file: string, target: string): Promise<string[]> {
  const relative = path.posix.relative(path.posix.dirname(file), target.replace(/[.]tsx?$/, ''))
  const text = `import type { a } from '${relative.startsWith('.') ? relative : `./${relative}`}'\n`
  return brokenRules({ [file]: text, [target]: 'export const a = 1\n' })
}

// What may be imported needs no test: `npm run lint` looks at every file of the repository.
describe('layers', () => {
  it.each([
    ['src/model/pages.ts', 'content/site.ts', 'layer:src/model'],
    ['content/site.ts', 'src/theme/layout/index.ts', 'layer:content'],
    ['src/build/content/docPage.ts', 'src/theme/doc/index.ts', 'layer:src/build'],
    ['src/theme/doc/DocPage.tsx', 'src/build/content/index.ts', 'layer:src/theme'],
    ['src/templates/doc.tsx', 'src/build/content/index.ts', 'layer:src/templates'],
    ['src/pages/index.tsx', 'content/sidebars.ts', 'layer:src/pages'],
    ['scripts/build.ts', 'src/theme/doc/index.ts', 'layer:scripts'],
    ['tools/checks/api.ts', 'src/theme/doc/index.ts', 'layer:tools'],
    ['e2e/search.spec.ts', 'src/theme/doc/index.ts', 'layer:e2e'],
    ['gatsby-config.ts', 'src/theme/doc/index.ts', 'layer:gatsby-config'],
    ['gatsby-node.ts', 'src/theme/doc/index.ts', 'layer:gatsby-node'],
    ['gatsby-browser.tsx', 'content/site.ts', 'layer:gatsby-browser'],
    ['gatsby-ssr.tsx', 'content/redirects.ts', 'layer:gatsby-ssr'],
    ['plugins/navigation/scroll.ts', 'src/theme/behaviors/storage.ts', 'plugin'],
    ['plugins/navigation/scroll.ts', 'plugins/late-hydration/boot.ts', 'plugin'],
    ['examples/basic/src/App.tsx', 'src/theme/ui/index.ts', 'example'],
    ['examples/basic/src/App.tsx', 'examples/landing/src/Text.tsx', 'example'],
    ['examples/landing/src/editors/form/Item.tsx', 'examples/landing/src/editors/studio/Panel.tsx', 'editor'],
    ['src/theme/behaviors/tabs.ts', 'src/theme/ui/index.ts', 'behaviors'],
    ['packages/saved-page/json.ts', 'src/model/url.ts', 'layer:packages'],
    ['packages/saved-page/json.ts', 'packages/other/index.ts', 'package'],
    ['src/state-doctor/doctor.ts', 'src/theme/doc/index.ts', 'layer:src/state-doctor'],
    ['src/pages/tools/state.tsx', 'src/state-doctor/doctor.ts', 'entry-point:feature'],
    ['src/playground/frame/run.tsx', 'src/playground/session/project.ts', 'layer:src/playground/frame'],
    ['src/playground/session/draft.ts', 'src/theme/ui/index.ts', 'layer:src/playground/session'],
    ['src/playground/ui/Playground.tsx', 'src/playground/build/index.ts', 'layer:src/playground/ui'],
    ['src/pages/index.tsx', 'src/playground/ui/Playground.tsx', 'entry-point:playground'],
    // Scripts, tools, e2e and the site are one line.
    ['tools/measure/scale.ts', 'scripts/build.ts', 'layer:tools', 'scripts'],
    ['e2e/search.spec.ts', 'scripts/build.ts', 'layer:e2e', 'scripts'],
    ['e2e/search.spec.ts', 'tools/measure/weight.ts', 'layer:e2e', 'tools'],
    ['src/integration/search.test.ts', 'tools/measure/weight.ts', 'tools'],
    ['vitest.config.mts', 'e2e/host/index.ts', 'e2e'],
    // Modules of src/build stand in one order, and are entered by their index.ts.
    ['src/build/errors/one.ts', 'src/build/mdx/index.ts', 'build:errors'],
    ['src/build/mdx/one.ts', 'src/build/content/index.ts', 'build:mdx'],
    ['src/build/content/one.ts', 'src/build/pages/index.ts', 'build:content'],
    ['src/build/pages/one.ts', 'src/build/outputs/index.ts', 'build:pages'],
    ['src/build/outputs/one.ts', 'src/build/hosting/index.ts', 'build:outputs'],
    ['src/build/hosting/one.ts', 'src/build/bundle/index.ts', 'build:hosting'],
    ['src/build/bundle/one.ts', 'src/build/outputs/index.ts', 'build:bundle'],
    ['src/build/pages/one.ts', 'src/build/content/docPage.ts', 'entry-point:build'],
    ['gatsby-node.ts', 'src/build/content/docPage.ts', 'entry-point'],
  ])('%s must not import %s', async (file, target, ...rules) => {
    expect(await importing(file, target)).toEqual(rules)
  })

  it.each([
    "import '../build'",
    "export * from '../build'",
    "export const a = () => import('../build')",
    "export type A = import('../build').A",
  ])('are held to by “%s” as well', async (line) => {
    const files = { 'src/theme/a.ts': line, 'src/build/index.ts': 'export type A = 1\n' }
    expect(await brokenRules(files)).toEqual(['layer:src/theme'])
  })
})

describe('packages', () => {
  const importingPackage = (file: string, name: string) =>
    brokenRules({
      [file]: `import '${name}'\n`,
      [`node_modules/${name}/package.json`]: '{ "main": "index.js" }',
      [`node_modules/${name}/index.js`]: '',
    })

  it.each([
    ['src/theme/doc/DocPage.tsx', 'zod', 'build-packages'],
    ['src/theme/code-block/CodeBlock.tsx', 'shiki', 'build-packages'],
    ['src/templates/doc.tsx', 'unist-util-visit', 'build-packages'],
    ['src/pages/search.tsx', 'remark-gfm', 'build-packages'],
    ['src/playground/session/share.ts', 'typescript', 'build-packages'],
    ['gatsby-browser.tsx', 'hast-util-to-html', 'build-packages'],
    ['src/model/pages.ts', 'react', 'model-packages'],
  ])('%s must not import %s', async (file, name, rule) => {
    expect(await importingPackage(file, name)).toEqual([rule])
  })

  it.each([
    'src/theme/doc/DocPage.tsx',
    'src/templates/doc.tsx',
    'src/playground/frame/run.tsx',
    'gatsby-browser.tsx',
  ])('of Node are not for %s', async (file) => {
    expect(await brokenRules({ [file]: "import 'node:fs'\n" })).toEqual(['node'])
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
