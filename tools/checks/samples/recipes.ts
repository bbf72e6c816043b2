import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import site from '../../../content/site'
import { compileFile } from '../../../src/build/mdx'
import { registryFiles } from '../../../src/build/outputs'
import type { WrittenCode } from '../../../src/model/body'
import { withoutFrontMatter } from '../markdown'

/** The folder of the recipes, in the repository. */
const FOLDER = 'content/docs/recipes'

/** Docs without an app to assemble: they have their own suites or tests. */
const OTHERS = ['nextjs', 'blocks', 'form-answers']

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

interface Item {
  meta: { docs: string }
  registryDependencies: string[]
  files: { path: string; content: string }[]
}

let items: ReadonlyMap<string, Item> | undefined

/** The files that a command of the registry adds, without tests. None for an item that `doc` itself explains. */
function addedFiles(name: string, doc: string): [string, string][] {
  items ??= new Map(
    registryFiles(process.cwd(), site).map(({ path, text }) => [
      posix.basename(path, '.json'),
      JSON.parse(text) as Item,
    ]),
  )
  const names = new Set([name])
  const files = new Map<string, string>()
  for (const each of names) {
    const item = items.get(each)
    if (!item || item.meta.docs.endsWith(`/${doc}`)) continue
    for (const { path, content } of item.files) if (!path.includes('.test.')) files.set(path, content)
    for (const address of item.registryDependencies) names.add(posix.basename(address, '.json'))
  }
  return [...files]
}

const ADDED = /(?<=^npx shadcn add .*\/)[\w-]+(?=\.json)/gm

/**
 * The files in the code blocks of the recipe `name`, the files of other items whose command it shows, and the paths of
 * those that combine them.
 */
export function filesIn(code: readonly WrittenCode[], name: string): Pick<Recipe, 'files' | 'apps'> {
  const added = code.flatMap(({ code: text }) => text.match(ADDED) ?? [])
  const shown = code.flatMap(({ title, code: text }): [string, string][] =>
    title !== null && FILE.test(title) ? [[title, text]] : [],
  )
  return {
    files: new Map([...added.flatMap((item) => addedFiles(item, name)), ...shown]),
    apps: [...new Set(shown.map(([file]) => file))].filter((file) => posix.basename(file) === 'App.tsx'),
  }
}

/** Reads a recipe or another doc in `folder`. */
export async function readRecipe(name: string, folder = FOLDER): Promise<Recipe> {
  const path = `${folder}/${name}.mdx`
  const text = withoutFrontMatter(readFileSync(path, 'utf8'))
  const { code } = await compileFile(text, { path, root: process.cwd() })
  return {
    name,
    ...filesIn(code, name),
    fragments: new Set(code.flatMap(({ title, fragment }) => (fragment === null ? [] : (title ?? '')))),
    commands: [...text.matchAll(/^```npm\n([^`]+)\n```/gm)].map(([, command = '']) => command),
  }
}
