import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { compileFile } from '../../../src/build/mdx'
import { withoutFrontMatter } from '../markdown'

const FOLDER = 'content/docs/recipes'

/** The next.js recipe and the blocks have suites of their own, and the landing editor is only described. */
const OTHERS = ['nextjs', 'landing-editor', 'blocks']

/** The recipes that a reader puts together in an app, by the names of their files. */
export const recipes = readdirSync(FOLDER)
  .map((file) => file.replace('.mdx', ''))
  .filter((name) => !OTHERS.includes(name))

/** What a recipe gives to a reader who copies all of it. */
export interface Recipe {
  name: string
  /** Its code blocks that are files, by path; of a file that is shown twice, the last one. */
  files: ReadonlyMap<string, string>
  /** The paths of those that need packages which this site does not have. */
  fragments: ReadonlySet<string>
  /** The file in which its parts come together. */
  app: string | undefined
  /** The commands that install packages, in order. */
  commands: readonly string[]
}

const FILE = /^[\w./[\]-]+\.(?:tsx?|css)$/

/** Reads a recipe, or another doc in `folder`. */
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

/** The imports in `files` that lead to none of them. */
export function missingImports(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, text]) =>
    [...text.matchAll(IMPORTED)].flatMap(([, target = '']) => {
      const base = posix.join(posix.dirname(file), target)
      return ENDS.some((end) => files.has(base + end)) ? [] : `${file} imports ${target}`
    }),
  )
}
