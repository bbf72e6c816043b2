import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import type { Project } from '../../src/playground/session/project'

const root = path.join(__dirname, '../..')

/** A sample of a page as the playground opens it: files by path, `App.tsx` among them. */
export interface Sample extends Project {
  name: string
}

/** The samples of docs and posts that are marked `run`, and the demos, as they are built. */
export const builtSamples = (): Sample[] =>
  readdirSync('public/samples', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((name) => {
      const { files } = JSON.parse(readFileSync(path.join('public/samples', name), 'utf8')) as Project
      return { name, files }
    })

/** A script that defines `window.mountSamples`, which mounts `samples` one after the other. */
export async function bundleSamples(samples: readonly Sample[]): Promise<string> {
  const imports = samples.map((_, at) => `import * as sample${at} from 'sample:${at}/App'`)
  const list = samples.map(({ name }, at) => `{ name: ${JSON.stringify(name)}, exports: sample${at} }`)
  const { outputFiles } = await build({
    stdin: {
      contents: [
        ...imports,
        `import { mountSamples } from './e2e/sample-runner/mountSamples'`,
        `window.mountSamples = () => mountSamples([${list.join(',\n')}])`,
      ].join('\n'),
      resolveDir: root,
    },
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    // Only development builds of Craft.js log warnings.
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [modulesOf(samples)],
  })
  return outputFiles[0]?.text ?? ''
}

const ENDS = ['', '.ts', '.tsx', '.css']

/** Resolves imports between the files of a sample: `3/Text.tsx` belongs to the fourth. */
function modulesOf(samples: readonly Sample[]): Plugin {
  const textOf = (file: string): string | undefined => {
    const [, at, name = ''] = /^(\d+)\/(.*)$/.exec(file) ?? []
    return samples[Number(at)]?.files[name]
  }
  return {
    name: 'samples',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^(?:sample:|\.)/ }, ({ path: to, importer, namespace }) => {
        const base = to.startsWith('sample:')
          ? to.slice('sample:'.length)
          : path.posix.join(importer, '..', to)
        if (!to.startsWith('sample:') && namespace !== 'sample') return undefined
        const file = ENDS.map((end) => base + end).find((name) => textOf(name) !== undefined)
        return file === undefined ? undefined : { path: file, namespace: 'sample' }
      })
      onLoad({ filter: /.*/, namespace: 'sample' }, ({ path: file }) => ({
        contents: textOf(file) ?? '',
        loader: file.endsWith('.css') ? 'empty' : 'tsx',
        resolveDir: root,
      }))
    },
  }
}
