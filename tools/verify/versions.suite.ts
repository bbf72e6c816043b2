import { build } from 'esbuild'
import { beforeAll, expect, it } from 'vitest'
import { type BrowserName, type DrivenPage, inBrowser } from './browsers'
import { versionsIn } from './recordRuns'
import { suiteFolder } from './suiteFolder'

// Needs the npm registry.
const { at, write, run } = suiteFolder()
const install = (...packages: string[]) => run(`npm install --no-save --force ${packages.join(' ')}`)

beforeAll(() => write('package.json', '{}'))

/** Bundles the small editor with the version of React in `home`. */
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
    alias: { react: at('node_modules/react'), 'react-dom': at('node_modules/react-dom') },
    define: { 'process.env.NODE_ENV': isStrict ? '"development"' : '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}

const texts = (page: DrivenPage) =>
  page.evaluate(`[...document.querySelectorAll('section p')].map(({ textContent }) => textContent)`)

/** Position of the first or second text from the left and the top. */
async function placeOf(page: DrivenPage, number: 1 | 2): Promise<{ x: number; y: number }> {
  const element = `document.querySelector('section p:nth-of-type(${number})')`
  return (await page.evaluate(`${element}.getBoundingClientRect().toJSON()`)) as { x: number; y: number }
}

/** Drags the second text above the first and waits for the indicator line. */
async function drag(page: DrivenPage): Promise<void> {
  const [from, to] = [await placeOf(page, 2), await placeOf(page, 1)]
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  for (const y of [12, 6, 4]) await page.mouse.move(to.x + 20, to.y + y, { steps: 3 })
  await page.waitForSelector('div[style*="position: fixed"]')
}

it.for<[react: string, browser: BrowserName, isStrict: boolean, nodes: number]>([
  ['16.8.0', 'Chromium', false, 3],
  ['16', 'Chromium', false, 3],
  ['17', 'Chromium', false, 3],
  ['18', 'Chromium', false, 3],
  ['18', 'Chromium', true, 5],
  ['18', 'Firefox', false, 3],
  ['19', 'Chromium', false, 3],
  ['19', 'Chromium', true, 3],
  ['19', 'Firefox', false, 3],
])(
  'With React %s in %s (Strict Mode: %s), Nodes are saved, deleted, brought back and dragged',
  async ([react, browser, isStrict, nodes], { task }) => {
    await install(`react@${react}`, `react-dom@${react}`)
    await inBrowser(browser, async (page, version, errors) => {
      task.meta.tried = {
        ...versionsIn('.', 'Craft.js'),
        ...versionsIn(at(), 'React'),
        [browser]: version,
        ...(isStrict && { 'Strict Mode': '' }),
      }
      await page.setContent('<!doctype html><title></title>')
      await page.addScriptTag({ content: await editorScript(Number.parseInt(react) < 18, isStrict) })
      await page.waitForSelector('section p')
      await page.click('#Save')
      expect(Object.keys(JSON.parse(await page.title()) as object)).toHaveLength(nodes)
      await page.click('section p')
      await page.click('#Delete')
      expect(await texts(page)).toEqual(['Two'])
      await page.click('#Undo')
      expect(await texts(page)).toEqual(['One', 'Two'])
      await drag(page)
      // Under automation, Firefox never ends a drag.
      if (browser === 'Chromium') {
        await page.mouse.up()
        expect(await texts(page)).toEqual(['Two', 'One'])
      }
      expect(errors).toEqual([])
    })
  },
)

// The types of 0.2.12 need skipLibCheck and React's types.
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
  task.meta.tried = versionsIn(at(), 'Craft.js', 'TypeScript')
  write('App.tsx', TYPED)
  const options =
    '--strict --noEmit --skipLibCheck --jsx react-jsx --module esnext --moduleResolution bundler'
  await run(`npx tsc ${options} App.tsx`)
})
