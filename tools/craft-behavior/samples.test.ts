import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Dependency arrays in `code` that contain the object `actions`, which useEditor recreates on every render. */
const unstableDependencies = (code: string): string[] =>
  [...code.matchAll(/\}, \[([^\]]*)\]\)/g)]
    .map(([, list = '']) => list)
    .filter((list) => list.split(',').some((name) => name.trim() === 'actions'))

it('finds dependency arrays with `actions`, but not those with single actions', () => {
  const effect = (list: string) => `useEffect(() => {\n  run()\n}, [${list}])`
  expect(unstableDependencies(effect('actions, isDark'))).toEqual(['actions, isDark'])
  expect(unstableDependencies(effect('actions.setOptions, isDark'))).toEqual([])
})

it('No sample runs an effect on every render by depending on `actions`', () => {
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
