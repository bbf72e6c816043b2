import { expect, test } from 'vitest'
import { missingImports, readRecipe, recipes } from './recipes'

// That they compile: checkSamples. That they run in an empty project: tools/verify/recipes.suite.ts.
test('a recipe has all files that its code imports, and one in which its parts come together', async () => {
  expect(recipes.length).toBeGreaterThan(10)
  const pages = await Promise.all(recipes.map((name) => readRecipe(name)))
  const missing = pages.flatMap(({ name, files }) =>
    missingImports(files).map((problem) => `${name}: ${problem}`),
  )
  expect(missing).toEqual([])
  expect(pages.flatMap(({ name, app }) => (app === undefined ? name : []))).toEqual([])
})
