import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import { build, type Plugin } from 'esbuild'
import type { SavedNodes } from '../../../model/demo'
import { AuthorError } from '../../errors'

/** What a demo shows until its scripts run. */
export interface DemoSnapshot {
  html: string
  saved: SavedNodes
}

/** Folder of the demos below the root. */
export const DEMOS = 'content/demos'

/** Folder of the samples of the front page, which a demo may be made of. */
const SNIPPETS = 'content/snippets'

/** What a demo gets for `@craftjs/core`; the browser's bundle does the same (`src/build/bundle/liveDemos.ts`). */
const OBSERVED_CORE = 'src/theme/demo/observed/core.ts'

const observeCore = (root: string): Plugin => ({
  name: 'observed-core',
  setup({ onResolve }) {
    onResolve({ filter: /^@craftjs\/core$/ }, ({ resolveDir }) =>
      [DEMOS, SNIPPETS].some((folder) => resolveDir === path.join(root, folder))
        ? { path: path.join(root, OBSERVED_CORE) }
        : undefined,
    )
  },
})

/** The module that renders one demo, as source text. */
const entryOf = (name: string) => `
  import { renderSnapshot } from './src/theme/demo/observed/renderSnapshot'
  import { ${name} } from './${DEMOS}/${name}'
  export const snapshot = renderSnapshot(${name})
`

/**
 * Renders `content/demos/<name>.tsx` as a server would; `root` is the repository's. Throws an `AuthorError` when it
 * does not compile or render, or has a style attribute, which the policy of the site would strip.
 */
export async function renderDemo(name: string, root: string): Promise<DemoSnapshot> {
  const file = `${DEMOS}/${name}.tsx`
  try {
    const { outputFiles } = await build({
      stdin: { contents: entryOf(name), resolveDir: root },
      absWorkingDir: root,
      bundle: true,
      write: false,
      packages: 'external',
      platform: 'node',
      format: 'cjs',
      jsx: 'automatic',
      logLevel: 'silent',
      plugins: [observeCore(root)],
    })
    const exports: { snapshot?: DemoSnapshot } = {}
    const run = compileFunction(outputFiles[0]?.text ?? '', ['require', 'module', 'exports'], {
      filename: file,
    })
    const module = { exports }
    ;(run as (...values: unknown[]) => void)(createRequire(path.join(root, file)), module, exports)
    const { html = '', saved = {} } = module.exports.snapshot ?? {}
    if (/<[^>]+ style=/.test(html)) throw new Error('It writes a style attribute.')
    return { html, saved: deterministicIds(saved, name) }
  } catch (error) {
    throw new AuthorError(
      `${file} does not render on a server: ${error instanceof Error ? error.message : String(error)}`,
      `Export one component named ${name} that takes no props, and give it class names instead of styles.`,
    )
  }
}

/** Letters that the ids of Craft.js have. */
const idFrom = (seed: string) => createHash('sha256').update(seed).digest('base64url').slice(0, 10)

/** The same nodes under ids that do not change from build to build: Craft.js makes random ones. */
export function deterministicIds(saved: SavedNodes, seed: string): SavedNodes {
  const ids = Object.keys(saved).filter((id) => id !== 'ROOT')
  const text = ids.reduce(
    (json, id, index) => json.replaceAll(`"${id}"`, `"${idFrom(`${seed} ${index}`)}"`),
    JSON.stringify(saved),
  )
  return JSON.parse(text) as SavedNodes
}
