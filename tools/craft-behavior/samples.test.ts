import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** The lists of dependencies in `code` that name the object `actions`, which is new on each render of useEditor. */
const unstableDependencies = (code: string): string[] =>
  [...code.matchAll(/\}, \[([^\]]*)\]\)/g)]
    .map(([, list = '']) => list)
    .filter((list) => list.split(',').some((name) => name.trim() === 'actions'))

it('names a list of dependencies with all actions, and none with one of them', () => {
  const effect = (list: string) => `useEffect(() => {\n  run()\n}, [${list}])`
  expect(unstableDependencies(effect('actions, isDark'))).toEqual(['actions, isDark'])
  expect(unstableDependencies(effect('actions.setOptions, isDark'))).toEqual([])
})

it('No sample runs an effect on each render because it depends on all actions', () => {
  const files = ['content', 'examples'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(mdx|tsx?)$/.test(name))
      .map((name) => path.join(folder, name)),
  )
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    unstableDependencies(readFileSync(file, 'utf8')).map((list) => `${file}: [${list}]`),
  )
  expect(found).toEqual([])
})
