import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileDigest } from '../../mdx'

/** The page that lists the examples; it stands at `/examples` itself. */
const INDEX = 'index'

/** What the output of an example depends on besides its own folder. */
const SHARED = ['examples/static', 'package-lock.json', 'tsconfig.json']

/** Folders below `examples/` that are apps, the index first. */
function exampleNames(root: string): string[] {
  const names = readdirSync(path.join(root, 'examples')).filter((name) =>
    existsSync(path.join(root, 'examples', name, 'index.html')),
  )
  return [INDEX, ...names.filter((name) => name !== INDEX)]
}

/** Vite is loaded only here: most builds find every example in the cache. */
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
    // Vite sets it for itself, and Gatsby would take it over.
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
 * Puts every example editor and the page that lists them into `public/examples/` below `root`, made for the path prefix
 * `baseUrl` (a slash at both ends). Answers with the names of those that had to be built.
 *
 * Addresses in the output are absolute, so that `/examples/basic` works like `/examples/basic/`. Rejects with what Vite
 * finds wrong in the code of an example.
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
