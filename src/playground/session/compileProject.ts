import { getFormattedTokens, transform } from 'sucrase'
import { type Problem, resolveFile, type RunModule } from '../frame/messages'
import type { Project } from './project'
import { guardCode } from './guardCode'

/** Packages that code may import. `true`: not bundled with the frame; the page fetches it when it is used. */
export const PACKAGES: Readonly<Record<string, boolean>> = {
  react: false,
  'react/jsx-runtime': false,
  'react-dom': false,
  'react-dom/client': false,
  '@craftjs/core': false,
  '@craftjs/layers': true,
  parse5: true,
}

export interface Compiled {
  modules: RunModule[]
  /** Packages to fetch. */
  packages: string[]
  problems: Problem[]
  /** Name of the function that the code calls in every loop and function. */
  guard: string
}

/** Compiles the files of a project to CommonJS modules. The modules cannot run if there are problems. */
export function compileProject(files: Project['files']): Compiled {
  const guard = guardName()
  const modules: RunModule[] = []
  const problems: Problem[] = []
  const packages = new Set<string>()
  const has = (path: string) => Object.hasOwn(files, path)
  for (const [path, text] of Object.entries(files)) {
    if (!/\.[jt]sx?$/.test(path)) {
      if (path.endsWith('.json')) problems.push(...jsonProblems(path, text))
      modules.push({ path, code: text })
      continue
    }
    try {
      const { code, required } = guardCode(toCommonJs(path, text), guard)
      modules.push({ path, code })
      problems.push(...missing(path, text, required, has), ...unclosed(path, text))
      for (const specifier of required) if (PACKAGES[specifier] === true) packages.add(specifier)
    } catch (error) {
      problems.push(syntaxProblem(path, text, error))
    }
  }
  return { modules, packages: [...packages], problems, guard }
}

/** The name is random, so code cannot know it before it is compiled and cannot replace the function. */
const guardName = () => `$guard${crypto.getRandomValues(new Uint32Array(2)).join('')}`

/** Compiles TypeScript and JSX to CommonJS. Preserves line numbers. */
export function toCommonJs(path: string, text: string): string {
  const { code } = transform(text, {
    transforms: ['jsx', 'imports', ...(/\.tsx?$/.test(path) ? (['typescript'] as const) : [])],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
    filePath: path,
  })
  return code
}

/** Finds the first closing JSX tag that does not match its opening tag, which sucrase does not check. */
function unclosed(path: string, text: string): Problem[] {
  const lines = text.split('\n')
  const open: string[] = []
  const table = getFormattedTokens(text, { transforms: ['jsx', 'typescript'] })
  const tokens = [...table.matchAll(/^(\d+):(\d+)-[\d:]+ +(\S+)/gm)]
  for (const [index, [, line, column, label]] of tokens.entries()) {
    if (label === 'jsxTagEnd' && tokens[index - 1]?.[3] === '/' && tokens[index - 2]?.[3] !== 'jsxTagStart')
      open.pop()
    if (label !== 'jsxTagStart') continue
    const place = { file: path, line: Number(line), column: Number(column) }
    const tag = lines[place.line - 1]?.slice(place.column - 1) ?? ''
    const [, slash, name = ''] = /^<\s*(\/?)\s*([\w$.:-]*)/.exec(tag) ?? []
    if (!slash) open.push(name)
    else {
      const expected = open.pop() ?? ''
      if (name !== expected)
        return [{ message: `</${name}> closes <${expected}>. Write </${expected}>.`, ...place }]
    }
  }
  return []
}

/** Finds imports of files and packages that do not exist. */
function missing(
  path: string,
  text: string,
  required: readonly string[],
  has: (path: string) => boolean,
): Problem[] {
  return required.flatMap((specifier) => {
    const isThere = specifier.startsWith('.')
      ? resolveFile(path, specifier, has) !== null
      : Object.hasOwn(PACKAGES, specifier)
    if (isThere) return []
    const message = specifier.startsWith('.')
      ? `The file “${specifier}” does not exist.`
      : `The playground does not have the package “${specifier}”. It has ${Object.keys(PACKAGES).join(', ')}.`
    return [{ message, file: path, ...placeOf(text, specifier) }]
  })
}

/** Finds an import in the source text: the compiler moves all imports to one line, so its positions are useless. */
function placeOf(text: string, specifier: string): Pick<Problem, 'line' | 'column'> {
  const at = ["'", '"'].map((quote) => text.indexOf(quote + specifier + quote)).find((index) => index >= 0)
  if (at === undefined) return { line: null, column: null }
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Converts an error of sucrase, whose columns count from 1, or of acorn, whose columns refer to the compiled code. */
function syntaxProblem(path: string, text: string, error: unknown): Problem {
  const { message, loc } = error as { message: string; loc?: { line: number; column: number } }
  const words = message
    .replace(/^Error transforming \S+: /, '')
    .replace(/\s*\(\d+:\d+\)\s*$/, '')
    .replace(/^SyntaxError: /, '')
  return {
    message: words.endsWith('.') ? words : `${words}.`,
    file: path,
    line: loc ? Math.min(loc.line, text.split('\n').length) : null,
    column: loc && !('raisedAt' in (error as object)) ? loc.column : null,
  }
}

function jsonProblems(path: string, text: string): Problem[] {
  try {
    JSON.parse(text)
    return []
  } catch (error) {
    return [{ message: `The file is not valid JSON: ${String(error)}.`, file: path, line: 1, column: 1 }]
  }
}
