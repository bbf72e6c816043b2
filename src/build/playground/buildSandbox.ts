import type { BuildOptions, BuildResult, Plugin } from 'esbuild'
import { readFile } from 'node:fs/promises'
import { packageFile, SANDBOX } from '../../model/playground'
import { SANDBOX_POLICY } from '../../model/policy'

/** A file in `public`. `path` is its path on the site. */
export interface PlaygroundFile {
  path: string
  text: string
}

/** Keeps the error messages of Craft.js, which a production build would drop. */
const keepMessages: Plugin = {
  name: 'keep-messages',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]tiny-invariant[\\/].*\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('process.env.NODE_ENV', '"development"'),
    }))
  },
}

/** Bundles with esbuild. It is imported lazily, because it throws when it is imported in tests with a DOM. */
async function bundle(root: string, entry: BuildOptions): Promise<BuildResult<{ write: false }>> {
  const { build } = await import('esbuild')
  return build({
    absWorkingDir: root,
    bundle: true,
    minify: true,
    outdir: 'sandbox',
    jsx: 'automatic',
    legalComments: 'none',
    target: ['chrome107', 'firefox104', 'safari16'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [keepMessages],
    ...entry,
    write: false,
  })
}

/** The playground's frame: a single document, because a frame with an opaque origin could not load subresources. */
export async function sandboxDocument(root: string): Promise<PlaygroundFile> {
  const { outputFiles } = await bundle(root, {
    entryPoints: ['src/playground/frame/startFrame.tsx'],
    format: 'iife',
  })
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text.trim() ?? ''
  return {
    path: `${SANDBOX}index.html`,
    text: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${SANDBOX_POLICY}"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>Result</title><style>${textOf('.css')}</style></head><body><div id="root"></div><script>${textOf('.js')}</script></body></html>\n`,
  }
}

/** Packages that few projects use. The page passes them to the frame as CommonJS modules. */
export async function sandboxPackages(root: string): Promise<PlaygroundFile[]> {
  const names = ['@craftjs/layers', 'parse5']
  return Promise.all(
    names.map(async (name) => {
      const { outputFiles } = await bundle(root, {
        stdin: { contents: `export * from '${name}'`, resolveDir: root },
        format: 'cjs',
        external: ['react', 'react-dom', 'react/jsx-runtime', '@craftjs/core'],
      })
      return { path: packageFile(name), text: outputFiles[0]?.text ?? '' }
    }),
  )
}
