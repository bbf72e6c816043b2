import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createServer } from 'vite'
import type { Step } from '../tutorial/steps'

/** Below the root, so that the steps find the packages; ignored by git. */
const home = join(__dirname, '../../node_modules/.cache/tutorial')

const page = (folder: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="data:," />
    <title>Tutorial</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${folder}/src/main.tsx"></script>
  </body>
</html>
`

/** Serves the app as it stands after each step; `addressOf` takes the heading of a step and throws for an unknown one. */
export const serveSteps = async (steps: Step[]) => {
  rmSync(home, { recursive: true, force: true })
  steps.forEach(({ files }, i) => {
    write(`${i}/index.html`, page(`${i}`))
    for (const [path, text] of files) write(`${i}/${path}`, text)
  })
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
      if (i < 0) throw new Error(`The tutorial has no step "${heading}": see its headings`)
      return `${origin}${i}/`
    },
    close: () => server.close(),
  }
}

const write = (path: string, text: string) => {
  const file = join(home, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
