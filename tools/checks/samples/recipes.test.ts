import { expect, test } from 'vitest'
import { missingImports, readRecipe, recipes } from './recipes'

// checkSamples compiles them, and tools/verify/recipes.suite.ts runs them in an empty project.
test('A recipe contains all files that its code imports, and one entry file that combines them', async () => {
  expect(recipes.length).toBeGreaterThan(10)
  const pages = await Promise.all(recipes.map((name) => readRecipe(name)))
  const missing = pages.flatMap(({ name, files }) =>
    missingImports(files).map((problem) => `${name}: ${problem}`),
  )
  expect(missing).toEqual([])
  expect(pages.flatMap(({ name, app }) => (app === undefined ? name : []))).toEqual([])
})
