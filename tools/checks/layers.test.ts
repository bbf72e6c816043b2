import path from 'node:path'
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../src/fixtures/temporaryFolder'

// A computed path, so that TypeScript does not resolve the configuration, which has no types.
const file = path.resolve('.dependency-cruiser.mjs')
const { default: config } = (await import(file)) as { default: IConfiguration }
const { tsConfig: _, ...options } = config.options ?? {}

const { at, write } = temporaryFolder()

type Row = [file: string, target: string, rule: string]

/** The specifier for importing `target` (a Node.js module, a package, or another file) into `file`. */
function specifierOf(file: string, target: string): string {
  if (!target.includes('/')) return `node:${target}`
  if (target.startsWith('node_modules/')) return target.slice('node_modules/'.length, -'/index.js'.length)
  const relative = path.posix.relative(path.posix.dirname(file), target.replace(/[.]tsx?$/, ''))
  return relative.startsWith('.') ? relative : `./${relative}`
}

/** A row for each rule whose name starts with `kind`; no layer may import `target`. */
const rowsOf = (kind: string, fileIn: (name: string) => string, target: string) =>
  (config.forbidden ?? []).flatMap(({ name = '' }): Row[] =>
    name.startsWith(kind) ? [[fileIn(name.slice(kind.length)), target, name]] : [],
  )

const rows: Row[] = [
  ...rowsOf('layer:', (layer) => `${layer}.ts`, 'plugins/any/index.ts'),
  ...rowsOf('build:', (module) => `src/build/${module}/one.ts`, 'src/build/other/index.ts'),
  ['plugins/navigation/scroll.ts', 'src/theme/interactions/beforeHydration/storage.ts', 'plugin'],
  ['examples/basic/src/App.tsx', 'src/theme/ui/index.ts', 'example'],
  ['examples/landing/src/editors/form/Item.tsx', 'examples/landing/src/editors/studio/Panel.tsx', 'editor'],
  ['src/theme/interactions/beforeHydration/tabs.ts', 'src/theme/ui/index.ts', 'behaviors'],
  ['packages/saved-page/json.ts', 'packages/other/index.ts', 'package'],
  ['src/pages/tools/state.tsx', 'src/state-doctor/inspectionService.ts', 'entry-point:feature'],
  ['src/pages/index.tsx', 'src/playground/ui/Playground.tsx', 'entry-point:playground'],
  ['src/build/pages/one.ts', 'src/build/content/docPage.ts', 'entry-point:build'],
  ['scripts/check.ts', 'src/build/content/docPage.ts', 'entry-point'],
  ['src/theme/doc/DocPage.tsx', 'node_modules/zod/index.js', 'build-packages'],
  ['src/playground/session/share.ts', 'node_modules/unist-util-visit/index.js', 'build-packages'],
  ['src/model/pages.ts', 'node_modules/react/index.js', 'model-packages'],
  ['src/playground/frame/run.tsx', 'fs', 'node'],
  ['src/theme/layout/a.ts', 'src/theme/layout/b.ts', 'no-cycle'],
  ['examples/a/b.ts', 'examples/a/c.ts', 'no-cycle:examples'],
]

// `npm run lint` checks every file of the repository, so allowed imports need no test.
it('every rule rejects its import, even a type-only one', async () => {
  const files: Record<string, string> = { 'package.json': '{}' }
  const back = rows.flatMap(([file, target, rule]): Row[] =>
    rule.startsWith('no-cycle') ? [[target, file, rule]] : [],
  )
  for (const [file, target, rule] of [...rows, ...back]) {
    if (target.includes('/')) files[target] ??= ''
    const names = rule === 'no-cycle:examples' ? '{ a }' : 'type { a }'
    files[file] = `import ${names} from '${specifierOf(file, target)}'\n${files[file] ?? ''}`
  }
  for (const [file, text] of Object.entries(files)) write(file, text)
  const { output } = await cruise(
    Object.keys(files).filter((file) => /^(?!node_modules\/).*\.tsx?$/.test(file)),
    { ...options, baseDir: at(), ruleSet: { forbidden: config.forbidden }, validate: true },
  )
  const { violations } = (output as ICruiseResult).summary
  const isRefused = ([file, target, name]: Row) =>
    violations.some(({ from, to, rule }) => from === file && to === target && rule.name === name)
  expect(rows.filter((row) => !isRefused(row))).toEqual([])
  const unshown = (config.forbidden ?? []).filter(({ name }) => !rows.some(([, , rule]) => rule === name))
  expect(unshown).toEqual([])
})
