import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { digestOf } from './digestOf'

/** What the output of an example depends on besides its own folder. */
const shared = ['examples/static', 'package-lock.json', 'tsconfig.json']

/** Runs Vite, which is loaded only now: most builds find every example in the cache. */
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

/** A built example: where its files are, and whether they had to be made. */
export interface BuiltExample {
  folder: string
  isFresh: boolean
}

/**
 * Builds `examples/<name>` for the address `base` (with a slash at both ends) into a folder below
 * `node_modules/.cache`, or finds it there when nothing that it is made of has changed.
 *
 * Rejects with what Vite has to say.
 */
export async function buildExample(root: string, name: string, base: string): Promise<BuiltExample> {
  const cache = path.join(root, 'node_modules/.cache/examples')
  const digest = digestOf(root, [`examples/${name}`, ...shared], [base])
  const folder = path.join(cache, `${name}-${digest}`)
  if (existsSync(folder)) return { folder, isFresh: false }
  const unfinished = path.join(cache, `${name}.unfinished`)
  await runVite(path.join(root, 'examples', name), unfinished, base)
  for (const entry of readdirSync(cache)) {
    if (entry.startsWith(`${name}-`)) rmSync(path.join(cache, entry), { recursive: true })
  }
  renameSync(unfinished, folder)
  return { folder, isFresh: true }
}
