import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createServer } from 'vite'
import type { Step } from './steps'

/** Below the root, so that the steps can resolve the packages; ignored by git. */
const home = join(__dirname, '../../node_modules/.cache/tutorial')

const pageOf = (folder: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Tutorial</title>
<div id="root"></div><script type="module" src="/${folder}/src/main.tsx"></script></html>`

/** A server for the app after each step. */
export interface ServedSteps {
  /** Selects the step by its heading; throws if it does not exist. */
  addressOf: (heading: string) => string
  close: () => Promise<void>
}

/** Serves the app after each step, from a folder in the cache. */
export async function serveSteps(steps: Step[]): Promise<ServedSteps> {
  rmSync(home, { recursive: true, force: true })
  for (const [i, { files }] of steps.entries())
    for (const [path, text] of [...files, ['index.html', pageOf(`${i}`)] as const]) {
      const file = join(home, `${i}`, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  const server = await createServer({
    configFile: false,
    root: home,
    appType: 'mpa',
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    server: { host: '127.0.0.1', hmr: false },
  })
  await server.listen()
  const [origin = ''] = server.resolvedUrls?.local ?? []

  return {
    addressOf: (heading: string): string => {
      const i = steps.findIndex((step) => step.heading === heading)
      if (i < 0) throw new Error(`The tutorial has no step "${heading}". Use one of its headings.`)
      return `${origin}${i}/`
    },
    close: () => server.close(),
  }
}
