import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { type CompilationUnit, compilationUnits, snippetFiles } from '../../src/build/mdx'
import { type ContentPage, readPages } from './readPages'

const root = path.join(__dirname, '../..')

/** A sample that is marked `run`, with the files of its page that it imports. */
export interface RunnableSample {
  /** File and sample: `content/docs/api/frame.mdx, App.tsx`. */
  name: string
  unit: CompilationUnit
}

/** The samples in docs and posts that are marked `run`, in order. Throws for one that is a fragment. */
export async function runnableSamples(): Promise<RunnableSample[]> {
  return (await readPages()).flatMap(runnableIn)
}

function runnableIn({ path, body }: ContentPage): RunnableSample[] {
  const units = compilationUnits(body.code, snippetFiles(root))
  return body.code.flatMap(({ run, title }, index) => {
    if (!run) return []
    const unit = units[index]
    if (!unit) throw new Error(`${path}: the sample “${title ?? ''}” is a fragment, so it cannot run.`)
    return [{ name: `${path}, ${unit.file}`, unit }]
  })
}

/** A script that defines `window.mountSamples`, which mounts `samples` one after the other. */
export async function bundleSamples(samples: readonly RunnableSample[]): Promise<string> {
  const imports = samples.map(({ unit }, at) => `import * as sample${at} from 'sample:${at}/${unit.file}'`)
  const list = samples.map(({ name, unit }, at) => {
    const code = unit.files.get(unit.file) ?? ''
    return `{ name: ${JSON.stringify(name)}, code: ${JSON.stringify(code)}, exports: sample${at} }`
  })
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
function modulesOf(samples: readonly RunnableSample[]): Plugin {
  const textOf = (file: string): string | undefined => {
    const [, at, name] = /^(\d+)\/(.*)$/.exec(file) ?? []
    return samples[Number(at)]?.unit.files.get(name ?? '')
  }
  return {
    name: 'samples',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^sample:/ }, ({ path: to }) => ({
        path: to.slice('sample:'.length),
        namespace: 'sample',
      }))
      onResolve({ filter: /^\./, namespace: 'sample' }, ({ path: to, importer }) => {
        const base = path.posix.join(path.posix.dirname(importer), to)
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
