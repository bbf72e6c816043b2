import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { launchChromium } from '../browser'
import { namedChecks } from './namedChecks'
import { start } from './tutorial'

const DOC = 'content/docs/recipes/nextjs.mdx'

/** The code blocks of the recipe: its commands in order, and its files by path. */
function readRecipe(): { commands: string[]; files: Map<string, string> } {
  const text = readFileSync(DOC, 'utf8')
  const commands = [...text.matchAll(/^```npm\n(.*)\n```/gm)].map(([, command = '']) => command)
  const blocks = [...text.matchAll(/^```\w+ title="([^"]+)"[^\n]*\n([\s\S]*?)^```/gm)]
  return { commands, files: new Map(blocks.map(([, file = '', code = '']) => [file, code])) }
}

/** Edits, saves and visits a page; throws for what does not work, and for errors. */
async function tryPages(address: string): Promise<void> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    const texts = () => page.locator('section p').allTextContents()
    const html = await (await fetch(`${address}/edit/home`)).text()
    assert.match(html, /<p[^>]*>Hello<\/p>/, 'The editor is part of the HTML, page included.')
    assert.equal((await fetch(`${address}/home`)).status, 404, 'A page that was never saved is not found.')

    await page.goto(`${address}/edit/home`)
    await page.locator('section p[draggable=true]').first().waitFor()
    const above = { targetPosition: { x: 40, y: 2 } }
    await page.getByText('Text', { exact: true }).dragTo(page.getByText('Hello'), above)
    await page.getByText('New text').waitFor()
    assert.deepEqual(await texts(), ['New text', 'Hello', 'World'])
    await page.getByRole('button', { name: 'Undo' }).click()
    assert.deepEqual(await texts(), ['Hello', 'World'])
    await page.getByText('World').dragTo(page.getByText('Hello'), above)
    assert.deepEqual(await texts(), ['World', 'Hello'])
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved').waitFor()
    await page.reload()
    await page.locator('section p[draggable=true]').first().waitFor()
    assert.deepEqual(await texts(), ['World', 'Hello'], 'The editor opens what was saved.')

    const scripts: string[] = []
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''))
    })
    await page.goto(`${address}/home`)
    await page.waitForLoadState('networkidle')
    assert.deepEqual(await texts(), ['World', 'Hello'], 'Visitors see what was saved.')
    assert.equal(await page.locator('[draggable]').count(), 0)
    assert.ok(!scripts.some((script) => script.includes('drag-shadow')), 'Visitors load no Craft.js.')

    const refused = await fetch(`${address}/api/pages/home`, { method: 'PUT', body: 'nonsense' })
    assert.equal(refused.status, 400, 'What is no page is refused.')
    assert.deepEqual(errors, [])
  } finally {
    await browser.close()
  }
}

/** Takes the fonts out of the app's layout: a build would ask Google for them, and suites use the npm registry alone. */
function removeFonts(app: string): void {
  const layout = path.join(app, 'app/layout.tsx')
  const text = readFileSync(layout, 'utf8')
  const without = text
    .replace(/^import .* from ["']next\/font\/google["'];?\n/m, '')
    .replaceAll(/^const \w+ = Geist\w*\(\{[^]*?\}\);?\n/gm, '')
    .replaceAll(/\$\{geist\w*\.variable\}/g, '')
  writeFileSync(layout, without)
}

/** Builds the Next.js recipe from its own code blocks and drives it. Needs the npm registry. */
export const nextRecipeSuite = namedChecks(
  'next-recipe',
  'the Next.js recipe, built from its code blocks',
  async (check) => {
    const home = await mkdtemp(path.join(os.tmpdir(), 'next-recipe-'))
    const { commands, files } = readRecipe()
    const [create = '', install = ''] = commands
    const app = path.join(home, /create-next-app\S* (\S+)/.exec(create)?.[1] ?? '.')
    try {
      await check(`“${create}” makes an app`, () => start(create, home).ended)
      await check(`“${install}” installs its package`, () => start(install, app).ended)
      removeFonts(app)
      for (const [file, code] of files) {
        const target = path.join(app, file)
        mkdirSync(path.dirname(target), { recursive: true })
        writeFileSync(target, code)
      }
      await check('the app compiles and builds', () => start('npm run build', app).ended)
      const server = start('npm start -- --port 0', app)
      try {
        const address = await server.says(/Local:\s+(http\S+)/)
        await check('pages are edited, saved and shown', () => tryPages(address))
      } finally {
        server.end()
      }
    } finally {
      await rm(home, { recursive: true, force: true })
    }
  },
)
