import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'fflate'
import { createTar } from 'nanotar'
import { cached, diskCache, filesBelow } from '../mdx'

/** The manifest of a package in `packages/`. */
interface Manifest {
  name: string
  version: string
  type: 'commonjs' | 'module'
  bin?: Record<string, string>
}

const SOURCE = /(?<!\.test|\.d)\.tsx?$/

/** Builds the archive of a package for npm: JavaScript, types, manifest, README and license. */
async function archiveOf(root: string, folder: string): Promise<Uint8Array> {
  // Loaded only if a package has changed, because loading takes half a second.
  const { build, transformSync } = await import('esbuild')
  const { JsxEmit, transpileDeclaration } = await import('typescript')
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest
  const asScript = (file: string) => file.replace(/\.ts$/, '.js')
  const { private: _, exports: __, ...fields } = manifest as Manifest & Record<string, unknown>
  const bin = Object.fromEntries(
    Object.entries(manifest.bin ?? {}).map(([name, file]) => [name, asScript(file)]),
  )
  const files: Record<string, string> = {
    'package.json': `${JSON.stringify({ ...fields, main: 'index.js', types: 'index.d.ts', bin }, null, 2)}\n`,
    'README.md': readFileSync(path.join(folder, 'README.md'), 'utf8'),
    LICENSE: readFileSync(path.join(root, 'LICENSE'), 'utf8'),
  }
  // Bundled into one file, because in separate files, imports would need the extensions of the compiled files.
  if (manifest.type === 'module') {
    const { outputFiles } = await build({
      absWorkingDir: folder,
      entryPoints: ['index.ts'],
      bundle: true,
      packages: 'external',
      format: 'esm',
      jsx: 'automatic',
      loader: { '.css': 'text' },
      target: 'es2022',
      write: false,
    })
    files['index.js'] = outputFiles[0]?.text ?? ''
  }
  for (const file of filesBelow(folder)) {
    if (!SOURCE.test(file) || file.startsWith('fixtures/')) continue
    const text = readFileSync(path.join(folder, file), 'utf8')
    const types = transpileDeclaration(text, {
      fileName: file,
      compilerOptions: { isolatedDeclarations: true, jsx: JsxEmit.ReactJSX },
    })
    if (manifest.type === 'commonjs')
      files[asScript(file)] = transformSync(text, {
        loader: 'ts',
        format: 'cjs',
        platform: 'node',
        target: 'node20',
      }).code
    files[file.replace(/\.tsx?$/, '.d.ts')] = types.outputText
  }
  const attrs = { mtime: 0, uid: 0, gid: 0, mode: '644' }
  const items = Object.entries(files).map(([name, data]) => ({ name: `package/${name}`, data, attrs }))
  return gzipSync(createTar(items, { attrs }), { mtime: 0 })
}

/** Writes `public/packages/<name>-<version>.tgz` for each package, so that npm can install it from the site. */
export async function writePackages(root: string): Promise<void> {
  for (const name of readdirSync(path.join(root, 'packages'))) {
    const source = path.join('packages', name)
    const { version } = JSON.parse(readFileSync(path.join(root, source, 'package.json'), 'utf8')) as Manifest
    const cache = diskCache<string>(
      root,
      'packages',
      [source, 'src/build/outputs', 'package-lock.json'],
      /\.(?:tsx?|css|json|md)$/,
    )
    const archive = await cached(cache, name, async () =>
      Buffer.from(await archiveOf(root, path.join(root, source))).toString('base64'),
    )
    const target = path.join(root, 'public/packages', `${name}-${version}.tgz`)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, archive, 'base64')
  }
}
