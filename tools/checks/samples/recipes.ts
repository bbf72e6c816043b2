import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { compileFile } from '../../../src/build/mdx'
import type { WrittenCode } from '../../../src/model/body'
import { withoutFrontMatter } from '../markdown'

/** The folder of the recipes, in the repository. */
const FOLDER = 'content/docs/recipes'

/** Docs without an app to assemble: they have their own suites. */
const OTHERS = ['nextjs', 'blocks']

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
  /** The files that combine its parts. A page with several recipes has one for each. */
  apps: string[]
  /** Install commands, in order. */
  commands: readonly string[]
}

const FILE = /^[\w./[\]-]+\.(?:tsx?|css)$/

/** The files among the code blocks of a page, and the paths of those that combine them. */
export function filesIn(code: readonly WrittenCode[]): Pick<Recipe, 'files' | 'apps'> {
  const files = new Map(
    code.flatMap(({ title, code: text }) => (title !== null && FILE.test(title) ? [[title, text]] : [])),
  )
  return { files, apps: [...files.keys()].filter((file) => posix.basename(file) === 'App.tsx') }
}

/** Reads a recipe or another doc in `folder`. */
export async function readRecipe(name: string, folder = FOLDER): Promise<Recipe> {
  const path = `${folder}/${name}.mdx`
  const text = withoutFrontMatter(readFileSync(path, 'utf8'))
  const { code } = await compileFile(text, { path, root: process.cwd() })
  return {
    name,
    ...filesIn(code),
    fragments: new Set(code.flatMap(({ title, fragment }) => (fragment === null ? [] : (title ?? '')))),
    commands: [...text.matchAll(/^```npm\n([^`]+)\n```/gm)].map(([, command = '']) => command),
  }
}
