import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import path from 'node:path'

/** What builds them, from the root of the project. */
const SCRIPT = 'src/build/outputs/examples/buildForDevelop.ts'

const KEY = Symbol.for('craftjs-site.examples')

/** Builds the examples in a process that gives way to Gatsby; what is wrong with one it says itself. */
function build(root: string): Promise<void> {
  // Whoever bundles an example takes the mode from it, and examples are published.
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, SCRIPT)], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  const end = () => void child.kill()
  process.once('exit', end)
  return new Promise((resolve) => {
    child.once('spawn', () => setPriority(child.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL))
    child.once('error', (error) => {
      console.error('The examples could not be built.', error)
      resolve()
    })
    child.once('exit', () => {
      process.off('exit', end)
      resolve()
    })
  })
}

/**
 * Resolves when the examples are in `public/`; the first who asks has them built. Gatsby bundles its configuration and its
 * hooks apart, so that the process remembers it.
 */
export function examplesBuilt(root: string): Promise<void> {
  const shared = globalThis as { [KEY]?: Promise<void> }
  return (shared[KEY] ??= build(root))
}
