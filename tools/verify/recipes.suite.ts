import { rmSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from '../../e2e/browser'
import { readRecipe, recipes } from '../checks/samples/recipes'
import { startCommand } from '../fixture'
import { versionsIn } from './recordRuns'
import { suiteFolder } from './suiteFolder'

// Needs the npm registry.
const folder = suiteFolder()
const project = folder.at('app')
const overview = await readRecipe('overview', 'content/docs')
const pages = [
  // Its later samples belong in the reader's own app.
  { ...overview, files: new Map([...overview.files].slice(0, 4)) },
  ...(await Promise.all(recipes.map((name) => readRecipe(name)))),
]
const run = (line: string) => folder.run(line, 'app')
const write = (file: string, text: string) => folder.write(`app/${file}`, text)

/** Shows the app of the recipe named in the URL's fragment. */
const main = () => {
  const entries = pages.flatMap(({ name, apps }) =>
    apps.map((app) => `'#${name}/${app}': () => import('./${name}/${app.replace('.tsx', '')}'),`),
  )
  return `
    import { createRoot } from 'react-dom/client'
    const apps: Record<string, () => Promise<{ App: () => React.ReactNode }>> = { ${entries.join('\n')} }
    const { App } = await apps[location.hash]()
    createRoot(document.getElementById('root')!).render(<App />)`
}

beforeAll(async () => {
  await folder.run('npm create vite@latest app -- --template react-ts')
  await run('npm install @craftjs/core')
  for (const command of pages.flatMap(({ commands }) => commands)) await run(command)
  rmSync(folder.at('app/src'), { recursive: true })
  for (const { name, files } of pages) for (const [file, code] of files) write(`src/${name}/${file}`, code)
  write('src/main.tsx', main())
}, 600_000)

/** As described in the README of @vitejs/plugin-react. */
async function useCompiler(): Promise<void> {
  await run(
    'npm install -D @rolldown/plugin-babel @babel/core @types/babel__core babel-plugin-react-compiler',
  )
  const config = `
    import babel from '@rolldown/plugin-babel'
    import react, { reactCompilerPreset } from '@vitejs/plugin-react'
    export default { plugins: [react(), babel({ presets: [reactCompilerPreset()] })] }`
  write('vite.config.ts', config)
}

it('the template’s linter finds no code that the React Compiler would skip', async () => {
  // The two allowed rules are about hot updates and about the name of an omitted property.
  const allowed = ['react/only-export-components', 'no-unused-vars'].map((rule) => `-A ${rule}`).join(' ')
  await run(`npm run lint -- --deny-warnings ${allowed}`)
})

describe.each(['18', '19', '19 and the React Compiler'])('With React %s', (name) => {
  const [version = ''] = name.split(' ')

  it('the files of all recipes have correct types and build', async () => {
    await run(`npm install react@${version} react-dom@${version}`)
    await run(`npm install -D @types/react@${version} @types/react-dom@${version}`)
    if (name !== version) await useCompiler()
    await run('npm run build')
  })

  it('each recipe renders an editor that can be clicked, without an error', async ({ task }) => {
    const server = startCommand('npx vite preview --port 0', project)
    const browser = await launchChromium()
    task.meta.tried = {
      ...versionsIn(project, 'Craft.js', 'React', 'Vite', 'TypeScript'),
      ...(name !== version && versionsIn(project, 'React Compiler')),
      Chromium: browser.version(),
    }
    const errors: string[] = []
    try {
      const address = await server.prints(/Local:\s+(http\S+)/)
      for (const [name, app] of pages.flatMap(({ name, apps }) => apps.map((app) => [name, app]))) {
        const page = await browser.newPage()
        page.on('pageerror', ({ message }) => errors.push(`${name}: ${message}`))
        page.on('console', (message) => {
          if (message.type() === 'error') errors.push(`${name}: ${message.text()}`)
        })
        await page.goto(`${address}#${name}/${app}`)
        await page.locator('#root > *').first().waitFor({ state: 'attached' })
        await page.mouse.click(30, 30)
        await page.close()
      }
    } finally {
      server.stop()
      await browser.close()
    }
    expect(errors).toEqual([])
  })
})
