import { builtinModules } from 'node:module'
import path from 'node:path'
import type { BuildFailure, Message, Plugin } from 'esbuild'
import type * as Server from 'react-dom/server'
import type { VFile } from 'vfile'
import { AuthorError, combineErrors } from '../errors'
import { authorErrorAtPoint, lineAt, pathOf } from './authorErrors'
import { factsOf } from './facts'
import { digestsOf } from './fileDigest'
import { COMPONENTS } from './rehype/components'
import { throwSite, runModule } from './runModule'
import { InteractiveCodeError, loadReact, requireStaticReact } from './buildTimeReact'

/** A part of a page's code: statements, or JSX. */
export interface CodePart {
  kind: 'statements' | 'jsx'
  code: string
  /** The line where it begins, in the text without front matter. */
  line: number
}

/** Imports that a page may not have, with hints. */
const REFUSED: readonly [RegExp, hint: string][] = [
  [
    new RegExp(`^(?:node:.*|${builtinModules.join('|')})$`),
    'Remove the import: a page cannot access the system.',
  ],
  [/\.(?:png|jpe?g|webp|avif|gif|svg)$/i, 'Show it with `![What it shows](./picture.png)`.'],
  [/\.(?:css|s[ac]ss|less)$/i, 'Remove the import: the theme decides how prose looks.'],
  [/\.(?:woff2?|ttf|otf|mp4|webm|mp3|pdf|zip|ico)$/i, 'Put it in static/, and use its address.'],
]

const MOVE = 'Move it into content/: develop watches only the files there.'

/** Rejects these imports, and files outside `content`, in the page and in files that it imports. Packages may have them. */
const refuse: Plugin = {
  name: 'refuse',
  setup({ onResolve, initialOptions: { absWorkingDir = '' } }) {
    const content = path.join(absWorkingDir, 'content', path.sep)
    onResolve({ filter: /./ }, ({ path: file, importer, resolveDir }) => {
      if (importer.includes('node_modules')) return undefined
      const isOutside = /^\.{1,2}\//.test(file) && !path.join(resolveDir, file).startsWith(content)
      const detail = isOutside ? MOVE : REFUSED.find(([pattern]) => pattern.test(file))?.[1]
      const text = `a page cannot import "${file}"${isOutside ? ', which is outside content/' : ''}`
      return detail === undefined ? undefined : { errors: [{ text, detail }] }
    })
  },
}

/**
 * Runs a page's code and returns the HTML that each part renders. `scope` holds the names that the code may use without
 * importing them. Records the imported files as imports of the page.
 *
 * Throws an `AuthorError` for code that does not compile, that throws, or that would have no effect on the page.
 */
export async function runPageCode(
  parts: readonly CodePart[],
  scope: Readonly<Record<string, unknown>>,
  file: VFile,
): Promise<string[]> {
  const name = pathOf(file)
  const { renderToStaticMarkup } = loadReact('react-dom/server') as typeof Server
  try {
    const run = await runModule<{ html: string[] }>(moduleOf(parts), name, file.cwd, {
      isFile: true,
      require: requireStaticReact,
      scope: { ...scope, __toHtml: renderToStaticMarkup },
      plugins: [refuse],
      packages: 'bundle',
      external: ['react', 'react-dom'],
    })
    Object.assign(factsOf(file).imports, digestsOf(run.files, file.cwd))
    return run.exports.html
  } catch (error) {
    if (error instanceof AuthorError) throw error
    const { errors } = error as Partial<BuildFailure>
    throw errors
      ? combineErrors(errors.map((message) => compileError(message, file)))
      : runError(error, `${name}:${parts[0]?.line ?? 1}`, file)
  }
}

/** Joins all parts into one module and keeps their line numbers. JSX may use declarations from further down the page. */
function moduleOf(parts: readonly CodePart[]): string {
  let source = ''
  let at = 1
  for (const [index, { kind, code, line }] of parts.entries()) {
    const statement = kind === 'jsx' ? `const __part${index} = () => __toHtml(${code});` : `${code};`
    const padded = '\n'.repeat(Math.max(0, line - at)) + statement
    source += padded
    at += padded.split('\n').length - 1
  }
  const html = parts.map(({ kind }, index) => (kind === 'jsx' ? `__part${index}()` : '""'))
  return `${source}\nexport const html = [${html.join(', ')}]`
}

/** An error at a place such as `content/docs/a.mdx:3`. For a place in the page, the line does not count front matter. */
function errorAt(place: string, what: string, hint: string, file: VFile): AuthorError {
  const [, source, line] = /^(.*):(\d+)$/.exec(place) ?? []
  if (source !== pathOf(file)) return new AuthorError(`${place}: ${what}`, hint)
  const text = lineAt(file, { line: Number(line), column: 1 })
  const column = text.length - text.trimStart().length + 1
  return authorErrorAtPoint(file, { line: Number(line), column }, what, hint)
}

function compileError({ text, location, detail }: Message, file: VFile): AuthorError {
  const place = location ? `${location.file}:${location.line}` : pathOf(file)
  const [, missing] = /^Could not resolve "(.*)"/.exec(text) ?? []
  if (missing === undefined)
    return errorAt(place, `${text}.`, typeof detail === 'string' ? detail : 'Correct the code.', file)
  const hint = missing.startsWith('.')
    ? 'Correct the path. It is relative to the folder of this file.'
    : `Remove it if it imports a component of another site generator. Pages can use ${COMPONENTS.join(', ')} without an import. Pages can import only the packages in package.json.`
  return errorAt(place, `the import "${missing}" does not exist.`, hint, file)
}

function runError(error: unknown, start: string, file: VFile): AuthorError {
  const reason = error instanceof Error ? error.message : String(error)
  const place = throwSite(error) ?? start
  if (error instanceof InteractiveCodeError) {
    const hint = 'The code of a page runs once, when the site is built. Make it a demo or an island.'
    return errorAt(place, `${reason} does nothing on a page.`, hint, file)
  }
  const hint = 'The code of a page runs when the site is built, without a browser.'
  return errorAt(place, `this code throws an error: ${reason.replace(/\.$/, '')}.`, hint, file)
}
