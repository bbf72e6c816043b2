import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'

/** Path of the script that builds the examples, relative to the root. */
const SCRIPT = 'src/build/outputs/examples/buildForDevelop.ts'

/** Builds the examples in a process with low priority, which reports its own errors. Never rejects. */
function build(root: string): Promise<void> {
  // Without NODE_ENV, which is "development" here, Vite builds the examples as they will be published.
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, SCRIPT)], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  const stop = () => void child.kill()
  process.once('exit', stop)
  return new Promise((resolve) => {
    child.once('spawn', () => setPriority(child.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL))
    child.once('error', (error) => {
      console.error('The examples could not be built.', error)
      resolve()
    })
    child.once('exit', () => {
      process.off('exit', stop)
      resolve()
    })
  })
}

let building: Promise<void> | undefined

/** Resolves when the examples are in `public/`. They are built once per process. */
export function examplesBuilt(root: string): Promise<void> {
  return (building ??= build(root))
}

/** The part of an Express app that is used here. */
interface App {
  get: (
    path: RegExp,
    handler: (
      request: { path: string },
      response: { sendFile: (file: string) => void },
      next: () => void,
    ) => void,
  ) => void
}

/** All paths below the list of examples. The list itself is a page of Gatsby. */
const UNDER = /^\/examples\/[^/]/

/** The folders of the examples, with or without a slash or `index.html` at the end. */
const FOLDER = /^\/examples\/[\w-]+\/?(?:(?<=\/)index\.html)?$/

/**
 * Makes `gatsby develop` serve `/examples/basic/` from `public/` below `root`, as hosts do. Gatsby itself does not serve
 * HTML files. Requests wait until `built` resolves.
 */
export function serveExamples(app: App, root: string, built: (root: string) => Promise<void>): void {
  app.get(UNDER, (_request, _response, next) => void built(root).then(next, next))
  app.get(FOLDER, (request, response, next) => {
    const file = path.join(root, 'public', request.path.replace(/index\.html$/, ''), 'index.html')
    if (existsSync(file)) response.sendFile(file)
    else next()
  })
}
