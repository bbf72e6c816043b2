import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from '../../e2e/browser'
import { type Host, startHost } from '../../e2e/host'
import { startCommand } from '../fixture'
import { suiteFolder } from './suiteFolder'

/** The fields of a registry item that this suite reads. */
interface RegistryItem {
  files: { target: string; content: string }[]
}

// Needs the npm registry.
const ARCHIVE = '@craftjs-site/inspector'
const registryItem = JSON.parse(readFileSync('public/registry/inspector.json', 'utf8')) as RegistryItem
let host: Host
beforeAll(async () => {
  host = await startHost({ root: 'public', port: 0 })
})
afterAll(() => host.close())

/** The code of an editor. With a `source`, it imports and renders the inspector if `condition` is true. */
const app = (condition: string, source = '') => `'use client'
import { Editor, Element, Frame, useNode } from '@craftjs/core'
${source && `import { Inspector } from '${source}'`}
const Text = ({ text }) => {
  const { connectors, actions } = useNode()
  return <p ref={(el) => void connectors.connect(el)} onClick={() => actions.setProp((props) => (props.text += '!'))}>{text}</p>
}
const Box = ({ children }) => <div>{children}</div>
Box.craft = { rules: { canMoveIn: () => true } }
export default function App() {
  return (
    <Editor resolver={{ Text, Box }}>
      <h1>Editor</h1>
      ${source && `{${condition} && <Inspector />}`}
      <Frame><Element is={Box} canvas><Text text="Hello" /></Element></Frame>
    </Editor>
  )
}`

const vite = {
  file: 'App.jsx',
  item: './src/craft/inspector',
  condition: 'import.meta.env.DEV',
  build: 'npx vite build',
  bundles: 'dist',
  develop: 'npx vite --port 0',
  files: {
    'index.html': '<div id="root"></div><script type="module" src="/main.jsx"></script>',
    'main.jsx': `import { createRoot } from 'react-dom/client'
import App from './App'
createRoot(document.getElementById('root')).render(<App />)`,
    'vite.config.js': "import react from '@vitejs/plugin-react'\nexport default { plugins: [react()] }",
  },
}
const next = {
  file: 'app/page.jsx',
  item: '../src/craft/inspector',
  condition: "process.env.NODE_ENV === 'development'",
  build: 'npx next build',
  bundles: '.next/static',
  develop: 'npx next dev -p 0',
  files: {
    'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
  },
}

describe.each([
  { name: 'vite, React 18', ...vite, packages: 'react@18 react-dom@18 vite @vitejs/plugin-react' },
  { name: 'vite, React 19', ...vite, packages: 'react@19 react-dom@19 vite @vitejs/plugin-react' },
  { name: 'next, React 18', ...next, packages: 'react@18 react-dom@18 next@14' },
  { name: 'next, React 19', ...next, packages: 'react@19 react-dom@19 next' },
])('$name', ({ packages, files, file, item, condition, build, bundles, develop }) => {
  const { at, write, run } = suiteFolder()

  /** All scripts of a production build with this app. */
  async function built(text: string): Promise<string> {
    write(file, text)
    await run(build)
    const output = readdirSync(at(bundles), { recursive: true, encoding: 'utf8' }).sort()
    const scripts = output.filter((name) => name.endsWith('.js'))
    return scripts.map((name) => readFileSync(at(`${bundles}/${name}`), 'utf8')).join('\n')
  }

  it('adds at most 100 bytes to a production build, and no module', async () => {
    for (const [file, text] of Object.entries({ ...files, 'package.json': '{"type":"module"}' }))
      write(file, text)
    const [archive = ''] = readdirSync('public/packages').filter((file) => file.startsWith('inspector-'))
    await run(`npm install @craftjs/core ${packages} ${host.url}packages/${archive}`)
    for (const { target, content } of registryItem.files) write(target, content)
    const without = await built(app(condition))
    for (const source of [ARCHIVE, item]) {
      const bundle = await built(app(condition, source))
      expect(Math.abs(bundle.length - without.length)).toBeLessThanOrEqual(100)
      expect(bundle).not.toContain('inspector')
      // Without the condition, both checks would fail.
      expect(await built(app('true', source))).toContain('inspector-panel')
    }
  })

  it('shows Nodes and history in development', async () => {
    write(file, app(condition, ARCHIVE))
    const server = startCommand(develop, at())
    const browser = await launchChromium()
    const errors: string[] = []
    try {
      const page = await browser.newPage()
      page.on('pageerror', ({ message }) => errors.push(message))
      // Next.js compiles the page on request.
      await page.goto(await server.prints(/Local:\s+(http\S+)/), { timeout: 300_000 })
      page.setDefaultTimeout(120_000)
      const list = (name: string) => page.getByRole('list', { name })
      await list('Nodes').getByRole('button', { name: 'Text “Hello”' }).click()
      await page.locator('p', { hasText: /^Hello$/ }).click()
      await list('History').getByRole('button', { name: 'Start' }).click()
      await page.locator('p', { hasText: /^Hello$/ }).waitFor()
      expect(errors).toEqual([])
    } finally {
      server.stop()
      await browser.close()
    }
  })
})
