import { AuthorError } from '../../../src/build/errors'
import { playgroundSamples } from '../../../src/build/playground'
import { issuesOf, type PageSamples } from './checkSamples'

/** Errors in the `App.tsx` that the playground generates for each sample that it can open and download. */
export function checkDownloads(pages: readonly PageSamples[], root: string): AuthorError[] {
  const samples = playgroundSamples(
    pages.map(({ path, code }) => ({ sourcePath: path, path, title: path, code })),
    root,
  )
  const units = [...samples.values()].map(({ title, files }) => ({
    title,
    file: 'App.tsx',
    files: new Map(Object.entries(files)),
  }))
  const compiled = issuesOf(units, root)
  return units.flatMap((unit) =>
    (compiled.get(unit) ?? []).map(
      ({ line, message }) =>
        new AuthorError(
          `the playground cannot show ${unit.title}: App.tsx:${line}: ${message}`,
          'Correct what src/build/playground/completeSample.ts writes around it, such as the values of props.',
        ),
    ),
  )
}
