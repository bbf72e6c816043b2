import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { builtinModules, createRequire } from 'node:module'
import path from 'node:path'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { AuthorError, errorCollector, isTypo, nearest } from '../errors'
import { lineOffsetOf, pathOf } from './authorErrors'

/** What a bundler may append to a path. */
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '.json', '.mdx', '.md'].concat([
  '/index.tsx',
  '/index.ts',
  '/index.js',
])

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

/** The file that a bundler finds at `target`, or `undefined`. */
const fileAt = (target: string): string | undefined => ENDINGS.map((ending) => target + ending).find(isFile)

/** Throws one `AuthorError` for all imports that cannot be resolved: bundlers would only name the folder, after minutes. */
export function checkImports(markdown: Root, file: VFile): void {
  const statements = markdown.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
  )
  const errors = errorCollector()
  for (const statement of statements) {
    const source = 'source' in statement ? statement.source : null
    if (typeof source?.value !== 'string') continue
    const written = source.value
    const place = `${pathOf(file)}:${(source.loc?.start.line ?? 1) + lineOffsetOf(file)}`
    errors.try(() =>
      written.startsWith('.') ? checkFile(written, place, file) : checkPackage(written, place, file),
    )
  }
  errors.raise()
}

const folderOf = (file: VFile): string => path.resolve(file.cwd, path.dirname(file.path))

function checkFile(written: string, place: string, file: VFile): void {
  const target = path.resolve(folderOf(file), written)
  if (fileAt(target) !== undefined) return
  const folder = path.dirname(target)
  const names = existsSync(folder) ? readdirSync(folder) : []
  const others = names.length === 0 ? '' : `\nThe nearest there:\n${nearest(path.basename(target), names, 3)}`
  throw new AuthorError(
    `${place} imports "${written}", which does not exist.`,
    `Put it at ${path.relative(file.cwd, target)}, or correct the path.${others}`,
  )
}

function checkPackage(written: string, place: string, file: VFile): void {
  if (/^https?:/.test(written)) {
    throw new AuthorError(
      `${place} imports "${written}" from another host, which the policy of this site forbids.`,
      'Install the package, and import it by its name.',
    )
  }
  if (written.startsWith('node:') || builtinModules.includes(written)) {
    throw new AuthorError(
      `${place} imports "${written}", a module of Node that browsers do not have.`,
      'Remove the import: a page runs in the browser too.',
    )
  }
  const [, name = written, rest = ''] = /^((?:@[^/]+\/)?[^/]+)(\/.*)?$/.exec(written) ?? []
  const root = packageFolder(name, folderOf(file))
  if (root !== null && (rest === '' || hasPart(root, written, rest))) return
  const within = rest === '' ? '' : `, and ${name} has no "${rest.slice(1)}"`
  const problem = root === null ? 'and no package of that name is installed' : within.slice(2)
  throw new AuthorError(`${place} imports "${written}", ${problem}.`, hintFor(written, name, root, file))
}

/** The folder of the installed package `name` that a file in `folder` finds, or `null`. */
function packageFolder(name: string, folder: string): string | null {
  for (let at = folder; ; at = path.dirname(at)) {
    const found = path.join(at, 'node_modules', name)
    if (existsSync(path.join(found, 'package.json'))) return found
    if (at === path.dirname(at)) return null
  }
}

interface Manifest {
  exports?: string | Record<string, unknown>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest

/** Whether a package offers the path `rest`, to `require`, to `import`, or as a file. */
function hasPart(root: string, written: string, rest: string): boolean {
  const { exports } = manifestOf(root)
  if (exports === undefined) return fileAt(path.join(root, rest)) !== undefined || isInstalled(root, written)
  if (typeof exports === 'string') return false
  return Object.keys(exports).some((key) => {
    const [start = '', end] = key.split('*')
    return end === undefined ? key === `.${rest}` : `.${rest}`.startsWith(start) && rest.endsWith(end)
  })
}

function isInstalled(root: string, written: string): boolean {
  try {
    createRequire(path.join(root, 'package.json')).resolve(written)
    return true
  } catch {
    return false
  }
}

/** What to write instead: the file that an alias of another site means, or the nearest packages. */
function hintFor(written: string, name: string, root: string | null, file: VFile): string {
  const [, inside] = /^(?:@site|@theme|@components|@|~|src)\/(.+)$/.exec(written) ?? []
  if (inside !== undefined && root === null) {
    const target = [inside, `src/${inside}`].map((part) => fileAt(path.join(file.cwd, part))).find(Boolean)
    const relative = target && path.relative(folderOf(file), target).split(path.sep).join('/')
    const said = 'This site has no aliases: import files by their relative path'
    return relative === undefined
      ? `${said}, such as "../../components/Chart". There is no ${inside} here.`
      : `${said}. Write "${relative.startsWith('.') ? relative : `./${relative}`}".`
  }
  if (root !== null) {
    const { exports } = manifestOf(root)
    const parts =
      typeof exports === 'object' ? Object.keys(exports).filter((key) => key.startsWith('./')) : []
    const known = parts.map((part) => name + part.slice(1))
    return known.length === 0
      ? `Write "${name}".`
      : `The nearest are:\n${nearest(written, [name, ...known], 3)}`
  }
  const { dependencies, devDependencies } = existsSync(path.join(file.cwd, 'package.json'))
    ? manifestOf(file.cwd)
    : {}
  const packages = Object.keys({ ...dependencies, ...devDependencies })
  if (isTypo(name, packages)) return `The nearest installed packages are:\n${nearest(name, packages, 3)}`
  return `Run: npm install ${name}\nOr import one that is installed. The nearest are:\n${nearest(name, packages, 3)}`
}
