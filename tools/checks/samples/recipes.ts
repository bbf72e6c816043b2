import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { compileFile } from '../../../src/build/mdx'
import { withoutFrontMatter } from '../markdown'

const FOLDER = 'content/docs/recipes'

/** Docs without an app to assemble: Next.js and the blocks have their own suites, and the landing editor is only described. */
const OTHERS = ['nextjs', 'landing-editor', 'blocks']

/** Recipes that readers assemble in an app, by file name. */
export const recipes = readdirSync(FOLDER)
  .map((file) => file.replace('.mdx', ''))
  .filter((name) => !OTHERS.includes(name))

/** Everything that a reader copies from a recipe. */
export interface Recipe {
  name: string
  /** Code blocks that are files, by path. If a file appears twice, the last one counts. */
  files: ReadonlyMap<string, string>
  /** Paths of files that need packages that this site does not install. */
  fragments: ReadonlySet<string>
  /** The file that combines its parts. */
  app: string | undefined
  /** Install commands, in order. */
  commands: readonly string[]
}

const FILE = /^[\w./[\]-]+\.(?:tsx?|css)$/

/** Reads a recipe or another doc in `folder`. */
export async function readRecipe(name: string, folder = FOLDER): Promise<Recipe> {
  const path = `${folder}/${name}.mdx`
  const text = withoutFrontMatter(readFileSync(path, 'utf8'))
  const { code } = await compileFile(text, { path, root: process.cwd() })
  const files = code.filter(({ title }) => FILE.test(title ?? ''))
  return {
    name,
    files: new Map(files.map(({ title, code }) => [title ?? '', code])),
    fragments: new Set(files.flatMap(({ title, fragment }) => (fragment === null ? [] : (title ?? '')))),
    app: files
      .flatMap(({ title }) => (title !== null && posix.basename(title) === 'App.tsx' ? title : []))
      .at(-1),
    commands: [...text.matchAll(/^```npm\n([^`]+)\n```/gm)].map(([, command = '']) => command),
  }
}

const IMPORTED = /\b(?:from|import)\s*\(?\s*'(\.[^']*)'/g
const ENDS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** Relative imports in `files` that do not resolve to one of them. */
export function missingImports(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, text]) =>
    [...text.matchAll(IMPORTED)].flatMap(([, target = '']) => {
      const base = posix.join(posix.dirname(file), target)
      return ENDS.some((end) => files.has(base + end)) ? [] : `${file} imports ${target}`
    }),
  )
}
