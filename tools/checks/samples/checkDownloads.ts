import { AuthorError } from '../../../src/build/errors'
import { playgroundSamples } from '../../../src/build/playground'
import { issuesOf, type PageSamples } from './checkSamples'

/** Errors in the `App.tsx` of each sample that the playground can open and download, and samples without an editor. */
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
  const hint =
    'Complete the code, name another wrapper of content/wrappers in its first line, such as wrapper="Panel", or remove `run`.'
  return units.flatMap((unit) => {
    const hasEditor = [...unit.files.values()].some((code) => /<Editor\b/.test(code))
    const problems = (compiled.get(unit) ?? []).map(({ line, message }) => `App.tsx:${line}: ${message}`)
    return [...(hasEditor ? [] : ['it renders no <Editor>.']), ...problems].map(
      (problem) => new AuthorError(`the playground cannot show ${unit.title}: ${problem}`, hint),
    )
  })
}
