import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileDigest } from '../../mdx'

/** The page at `/examples`, which lists the editors. */
const INDEX = 'index'

/** What an example depends on besides its own folder. */
const SHARED = ['examples/static', 'package-lock.json', 'tsconfig.json']

/** Folders below `examples/` that are apps, the index first. */
function exampleNames(root: string): string[] {
  const names = readdirSync(path.join(root, 'examples')).filter((name) =>
    existsSync(path.join(root, 'examples', name, 'index.html')),
  )
  return [INDEX, ...names.filter((name) => name !== INDEX)]
}

/** Loads Vite on demand, because most builds find every example in the cache. */
async function runVite(folder: string, outDir: string, base: string): Promise<void> {
  const { build } = await import('vite')
  const mode = process.env.NODE_ENV
  try {
    await build({
      root: folder,
      base,
      logLevel: 'warn',
      build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
    })
  } finally {
    // Vite sets it for itself, but Gatsby would use it too.
    if (mode === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV')
    else process.env.NODE_ENV = mode
  }
}

/** The folder below `node_modules/.cache` with the built example, and whether it had to be built. */
async function buildExample(root: string, name: string, base: string) {
  const cache = path.join(root, 'node_modules/.cache/examples')
  const digest = fileDigest(root, [`examples/${name}`, ...SHARED])
  const folder = path.join(cache, `${name}-${digest}${base.replaceAll('/', '-')}`)
  if (existsSync(folder)) return { folder, isNew: false }
  const unfinished = path.join(cache, `${name}.unfinished`)
  await runVite(path.join(root, 'examples', name), unfinished, base)
  for (const entry of readdirSync(cache)) {
    if (entry.startsWith(`${name}-`)) rmSync(path.join(cache, entry), { recursive: true })
  }
  renameSync(unfinished, folder)
  return { folder, isNew: true }
}

/**
 * Builds the example editors and the page that lists them into `public/examples/` below `root`, for the path prefix
 * `baseUrl` (a slash at both ends). Resolves to the names of those that were not in the cache.
 *
 * Addresses in the output are absolute, so that `/examples/basic` works like `/examples/basic/`. Rejects with Vite's error
 * when the code of an example is wrong.
 */
export async function buildExamples(root: string, baseUrl: string): Promise<string[]> {
  const target = path.join(root, 'public/examples')
  const names = exampleNames(root)
  const built: string[] = []
  const copies: (readonly [from: string, to: string])[] = []
  for (const name of names) {
    const below = name === INDEX ? '' : `${name}/`
    const { folder, isNew } = await buildExample(root, name, `${baseUrl}examples/${below}`)
    copies.push([folder, path.join(target, below)])
    if (isNew) built.push(name)
  }
  rmSync(target, { recursive: true, force: true })
  for (const [from, to] of copies) cpSync(from, to, { recursive: true })
  return built
}
