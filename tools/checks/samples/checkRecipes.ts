import { posix } from 'node:path'
import { AuthorError } from '../../../src/build/errors'
import type { PageSamples } from './checkSamples'
import { filesIn, recipes } from './recipes'

const IMPORTED = /\b(?:from|import)\s*\(?\s*'(\.[^']*)'/g
const ENDS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/**
 * Checks that readers can assemble each recipe among `pages`: it contains all files that its code imports, or the
 * command that adds them, and an App.tsx that combines them. `checkSamples` compiles the files, and `tools/verify/recipes.suite.ts` runs them in an empty project.
 */
export const checkRecipes = (pages: readonly PageSamples[]): AuthorError[] =>
  pages
    .filter(({ path }) => recipes.some((name) => path === `content/docs/recipes/${name}.mdx`))
    .flatMap(({ path, code }) => {
      const { files, apps } = filesIn(code, posix.basename(path, '.mdx'))
      const missing = missingImports(files).map(
        (problem) =>
          new AuthorError(`${path}: ${problem}, which the recipe does not show.`, 'Show that file.'),
      )
      if (apps.length > 0) return missing
      return [
        ...missing,
        new AuthorError(`${path} has no App.tsx.`, 'Show one that combines the other files.'),
      ]
    })

/** Relative imports in `files` that do not resolve to one of them. */
function missingImports(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, text]) =>
    [...text.matchAll(IMPORTED)].flatMap(([, target = '']) => {
      const base = posix.join(posix.dirname(file), target)
      return ENDS.some((end) => files.has(base + end)) ? [] : `${file} imports ${target}`
    }),
  )
}
