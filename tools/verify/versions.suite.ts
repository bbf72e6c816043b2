import { build } from 'esbuild'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import puppeteer, { type Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumFlags, findChromium, installDebianPackages } from '../../e2e/browser'
import { startCommand } from '../fixture'
import { versionsIn } from './recordRuns'

// Needs the npm registry.
const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
const home = mkdtempSync(path.join(tmpdir(), 'versions-'))
const install = (...packages: string[]) =>
  startCommand(`npm install --no-save --force ${packages.join(' ')}`, home).ended

beforeAll(async () => {
  if (!existsSync(FIREFOX)) await installDebianPackages(['firefox-esr'])
  writeFileSync(path.join(home, 'package.json'), '{}')
})
afterAll(() => rmSync(home, { recursive: true }))

/** Bundles the small editor with the React in `home`. */
async function editorScript(isLegacy: boolean, isStrict: boolean): Promise<string> {
  const start = isLegacy
    ? `import { render } from 'react-dom'\nrender(editor, root)`
    : `import { createRoot } from 'react-dom/client'\ncreateRoot(root).render(editor)`
  const { outputFiles } = await build({
    stdin: {
      contents: `import { smallEditor } from './tools/verify/smallEditor'
        const editor = smallEditor(${isStrict})
        const root = document.body.appendChild(document.createElement('div'))
        ${start}`,
      resolveDir: '.',
    },
    bundle: true,
    write: false,
    alias: Object.fromEntries(
      ['react', 'react-dom'].map((name) => [name, path.join(home, 'node_modules', name)]),
    ),
    define: { 'process.env.NODE_ENV': isStrict ? '"development"' : '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}

const texts = (page: Page) => page.$$eval('section p', (all) => all.map(({ textContent }) => textContent))
const press = (page: Page, name: string) => page.click(`nav ::-p-text(${name})`)

async function boxOf(page: Page, words: string): Promise<{ x: number; y: number }> {
  return (await (await page.waitForSelector(`p ::-p-text(${words})`))?.boundingBox()) ?? { x: 0, y: 0 }
}

/** Drags the second text above the first, and waits for the line. */
async function drag(page: Page): Promise<void> {
  const [from, to] = [await boxOf(page, 'Two'), await boxOf(page, 'One')]
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  for (const y of [12, 6, 4]) await page.mouse.move(to.x + 20, to.y + y, { steps: 3 })
  await page.waitForSelector('div[style*="position: fixed"]')
}

it.for<[react: string, browser: 'chrome' | 'firefox', isStrict: boolean, nodes: number]>([
  ['16.8.0', 'chrome', false, 3],
  ['16', 'chrome', false, 3],
  ['17', 'chrome', false, 3],
  ['18', 'chrome', false, 3],
  ['18', 'chrome', true, 5],
  ['18', 'firefox', false, 3],
  ['19', 'chrome', false, 3],
  ['19', 'chrome', true, 3],
  ['19', 'firefox', false, 3],
])(
  'With React %s in %s (Strict Mode: %s), Nodes are saved, deleted, brought back and dragged',
  async ([react, name, isStrict, nodes], { task }) => {
    await install(`react@${react}`, `react-dom@${react}`)
    const isChrome = name === 'chrome'
    const browser = await puppeteer.launch({
      browser: name,
      executablePath: isChrome ? (findChromium() ?? '') : FIREFOX,
      args: isChrome ? chromiumFlags : [],
    })
    const [, version = ''] = (await browser.version()).split('/')
    task.meta.tried = {
      ...versionsIn('.', 'Craft.js'),
      ...versionsIn(home, 'React'),
      [isChrome ? 'Chromium' : 'Firefox']: version,
      ...(isStrict && { 'Strict Mode': '' }),
    }
    try {
      const page = await browser.newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      await page.setContent('<!doctype html><title></title>')
      await page.addScriptTag({ content: await editorScript(Number.parseInt(react) < 18, isStrict) })
      await page.waitForSelector('section p')
      await press(page, 'Save')
      expect(Object.keys(JSON.parse(await page.title()) as object)).toHaveLength(nodes)
      await page.click('section p')
      await press(page, 'Delete')
      expect(await texts(page)).toEqual(['Two'])
      await press(page, 'Undo')
      expect(await texts(page)).toEqual(['One', 'Two'])
      await drag(page)
      // Under automation, Firefox never ends a drag.
      if (isChrome) {
        await page.mouse.up()
        expect(await texts(page)).toEqual(['Two', 'One'])
      }
      expect(errors).toEqual([])
    } finally {
      await browser.close()
    }
  },
)

// As the types of 0.2.12 need it: with skipLibCheck, and with the types of React.
const TYPED = `
import { Editor, Element, Frame, useNode, type UserComponent } from '@craftjs/core'
const Text: UserComponent<{ text: string }> = ({ text }) => {
  const { connectors } = useNode((node) => ({ isSelected: node.events.selected }))
  return <p ref={(element) => { if (element) connectors.connect(element) }}>{text}</p>
}
// @ts-expect-error The text is a string.
export const wrong = <Element is={Text} text={1} />
export const App = () => <Editor resolver={{ Text }}><Frame><Text text="Hello" /></Frame></Editor>`

it.for(['5.0', '5', '6', '7'])('TypeScript %s compiles an editor under strict', async (version, { task }) => {
  await install('@craftjs/core', 'react@19', 'react-dom@19', '@types/react@19', `typescript@${version}`)
  task.meta.tried = versionsIn(home, 'Craft.js', 'TypeScript')
  writeFileSync(path.join(home, 'App.tsx'), TYPED)
  const options =
    '--strict --noEmit --skipLibCheck --jsx react-jsx --module esnext --moduleResolution bundler'
  await startCommand(`npx tsc ${options} App.tsx`, home).ended
})
