import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { launchChromium } from '../../e2e/browser'
import { hostilePages } from '../../e2e/untrusted/hostilePages'
import { readRecipe } from '../checks/samples/recipes'
import { startCommand } from '../fixture'
import { versionsIn } from './recordRuns'
import { suiteFolder } from './suiteFolder'

/** The first request to a route takes longer. */
const patience = { timeout: 20_000 }

/** Edits, saves, and visits a page. Throws if a step fails or an error occurs. */
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
    // The HTML contains the editor with the page.
    expect(html).toMatch(/<p[^>]*>Hello<\/p>/)
    expect((await fetch(`${address}/home`)).status).toBe(404)

    await page.goto(`${address}/edit/home`)
    await page.locator('section p[draggable=true]').first().waitFor()
    const above = { targetPosition: { x: 40, y: 2 } }
    await page.getByText('Text', { exact: true }).dragTo(page.getByText('Hello'), above)
    await page.getByText('New text').waitFor()
    expect(await texts()).toEqual(['New text', 'Hello', 'World'])
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await texts()).toEqual(['Hello', 'World'])
    await page.getByText('World').dragTo(page.getByText('Hello'), above)
    expect(await texts()).toEqual(['World', 'Hello'])
    const other = await browser.newPage()
    await other.goto(`${address}/edit/home`)
    await other.locator('section p[draggable=true]').first().waitFor()
    const status = page.getByRole('status')
    const save = page.getByRole('button', { name: 'Save' })
    await save.click()
    await expect.poll(() => status.textContent(), patience).toBe('Saved')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => status.textContent(), patience).toBe('Not saved yet')
    let question = ''
    page.once('dialog', (dialog) => {
      question = dialog.type()
      void dialog.dismiss()
    })
    await page.reload({ timeout: 3000 }).catch(() => {})
    expect(question).toBe('beforeunload')
    await page.getByText('World').dragTo(page.getByText('Hello'), above)
    await save.click()
    await expect.poll(() => status.textContent(), patience).toBe('Saved')
    // The other tab has not seen this version.
    await other.getByRole('button', { name: 'Text' }).click()
    await other.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => other.getByRole('status').textContent(), patience).toContain('another tab')
    await other.close()
    await page.reload()
    await page.locator('section p[draggable=true]').first().waitFor()
    expect(await texts()).toEqual(['World', 'Hello'])

    const scripts: string[] = []
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''))
    })
    await page.goto(`${address}/home`)
    await page.waitForLoadState('networkidle')
    expect(await texts()).toEqual(['World', 'Hello'])
    expect(await page.locator('[draggable]').count()).toBe(0)
    // Visitors do not load Craft.js.
    expect(scripts.some((script) => script.includes('drag-shadow'))).toBe(false)

    const hostile = hostilePages.map(([, page]) => JSON.stringify(page))
    const saves = ['nonsense', '{"ROOT":null}', ...hostile].map((json) =>
      JSON.stringify({ json, revision: 'x', replaces: ['', 'x'] }),
    )
    for (const body of ['nonsense', '{"json":"{}"}', ...saves]) {
      const refused = await fetch(`${address}/api/pages/home`, { method: 'PUT', body })
      expect(refused.status).toBe(400)
    }
    expect(errors).toEqual([])
  } finally {
    await browser.close()
  }
}

// Needs the npm registry. create-next-app installs React 19.
const { at, write, run } = suiteFolder()
const { commands, files } = await readRecipe('nextjs')
const [create = '', install = ''] = commands
const app = /create-next-app\S* (\S+)/.exec(create)?.[1] ?? '.'

/** Removes the fonts from the app's layout: a build would request them from Google, but suites only use the npm registry. */
function removeFonts(): void {
  const layout = `${app}/app/layout.tsx`
  const without = readFileSync(at(layout), 'utf8')
    .replace(/^import .* from ["']next\/font\/google["'];?\n/m, '')
    .replaceAll(/^const \w+ = Geist\w*\(\{[^]*?\}\);?\n/gm, '')
    .replaceAll(/\$\{geist\w*\.variable\}/g, '')
  write(layout, without)
}

it(`“${create}” and “${install}” create an app`, async () => {
  await run(create)
  await run(install, app)
})

it('the app builds with the files of the recipe', async () => {
  removeFonts()
  for (const [file, code] of files) write(`${app}/${file}`, code)
  await run('npm run build', app)
})

it('its pages are edited, saved and shown', async ({ task }) => {
  task.meta.tried = versionsIn(at(app), 'Craft.js', 'React', 'Next.js', 'TypeScript')
  const server = startCommand('npm start -- --port 0', at(app))
  try {
    await tryPages(await server.prints(/Local:\s+(http\S+)/))
  } finally {
    server.stop()
  }
})
