import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { sampleLink } from '../../src/model/sampleLink'
import { violationsOf } from '../axe'
import { copiedText } from '../clipboard'
import { hold, requestsOf } from '../faults'
import { press } from '../keys'
import { setAppearance } from '../appearances'
import { excessWidth } from '../motion'
import { app, button, codeOf, more, open, openProject, ready, resultOf, stateOf, write } from './playground'
import { node } from '../../packages/saved-page/fixtures/node'
import { expect, lateHydration, test } from '../test'

const openRules = (page: Page) => open(page, sampleLink('demos/Rules').replace(/^[^#]*/, ''))

test('shows only text and code until the pointer moves', lateHydration, async ({ page }) => {
  const requests = requestsOf(page, /\.js$|sandbox|samples|lessons/)
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.goto('playground')
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  await expect(page.getByRole('heading', { name: 'Playground', exact: true })).toBeVisible()
  await expect(page.locator('pre').getByText('import { Editor, Element, Frame')).toBeVisible()
  await expect(page.locator('.playground-picture code > span').nth(25)).toBeInViewport()
  await expect(stateOf(page).getByText('The code is not running yet.')).toBeVisible()
  await expect(stateOf(page).getByText('No editor is rendered yet.')).toHaveCount(0)
  // The code is a single tab stop, after the menu of the files.
  await page.getByRole('tab', { name: 'App.tsx' }).focus()
  await press(page, 'Tab', 'Tab')
  await expect(codeOf(page)).toBeFocused()
  expect(requests).toEqual([])
  // The frame with its sample loads without waiting for the scripts.
  const release = await hold(page, /component---src-pages-playground/)
  const sample = page.waitForRequest(/\/samples\/demos\/Rules\.json$/)
  await page.mouse.move(400, 400)
  await page.mouse.move(410, 410)
  await sample
  await expect(page.locator('iframe[title="Result"]')).toHaveAttribute('src', /\/sandbox\/$/)
  release()
  await ready(page)
  await expect(resultOf(page).getByText('Buy')).toBeVisible()
  expect(requests.filter((url) => url.includes('lessons'))).toEqual([])
  await expect(stateOf(page).getByRole('button', { name: /Button “Buy”/ })).toBeVisible()
  const [frame] = page.frames().slice(1)
  expect(frame?.url()).toContain('/sandbox/')
})

test('runs the typed code or shows its errors; the last result stays', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/Cannot read properties of null|console error|uncaught|ERR_INTERNET_DISCONNECTED/)
  await open(page)
  await write(page, app('', 'First'))
  await expect(resultOf(page).getByText('First')).toBeVisible()
  await write(page, 'export const App = () => {\n  const none = \n  return <b>{f(a b)}</b>\n}')
  await expect(page.getByRole('alert')).toHaveText('App.tsx:3Unexpected “return”.')
  // Also with an announcement above.
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(resultOf(page).getByText('First')).toBeVisible()
  await expect(page.locator('.cm-lintRange-error')).toHaveText('return <b>{f(a b)}</b>')
  expect(await violationsOf(page)).toEqual([])
  await write(page, 'export function App() {\n  const none: any = null\n  return <b>{none.x}</b>\n}')
  await expect(page.getByRole('alert')).toContainText('App.tsx:3TypeError')
  await page.getByRole('button', { name: 'App.tsx:3' }).click()
  await expect(codeOf(page)).toBeFocused()
  for (const code of ['throw new Error("Thrown")', 'throw { toString() { throw 1 } }', 'throw null']) {
    await write(page, app(code))
    await expect(page.getByRole('alert'), code).not.toBeEmpty()
    await write(page, app('', `After ${code.length}`))
    await expect(resultOf(page).getByText(`After ${code.length}`)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  const frames = () => page.frames().filter((frame) => frame.url().endsWith('/sandbox/')).length
  // The next frame is preloaded, so the first run without a connection works.
  await expect.poll(frames).toBe(2)
  await context.setOffline(true)
  await write(page, app('', 'Before'))
  await expect(resultOf(page).getByText('Before')).toBeVisible()
  await write(page, app('', 'Offline'))
  await expect(page.getByRole('alert')).toContainText('The result could not be loaded. Are you online?')
  await expect(resultOf(page).getByText('Before')).toBeVisible()
  await context.setOffline(false)
  await write(page, app('', 'Again'))
  await expect(resultOf(page).getByText('Again')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('shows Nodes, events, history, and rule calls, and steps through the history', async ({ page }) => {
  await open(page)
  const templates = page.getByLabel('Template')
  const names = await templates.locator('option').allTextContents()
  await templates.selectOption('Rules')
  const result = resultOf(page)
  await expect(result.getByText('Buy')).toBeVisible()
  await expect(templates.locator('option:checked')).toHaveText('Rules')
  expect(await templates.locator('option').allTextContents()).toEqual(names)
  await result.getByText('One more').click()
  await expect(stateOf(page).getByRole('definition').first()).toHaveText('Button “One more”')
  await result.getByText('One more').dragTo(result.getByText('Buy'), { targetPosition: { x: 5, y: 3 } })
  const calls = stateOf(page).getByRole('list', { name: 'Rule calls' })
  await expect(calls).toContainText('Buttons.canMoveIn(incoming: Button')
  await expect(calls.getByText('true').first()).toBeVisible()
  const history = stateOf(page).getByRole('list', { name: 'History' })
  await expect(history.getByRole('button', { name: 'Move Button' })).toHaveAttribute('aria-current', 'step')
  const order = () => result.locator('.demo-button').allTextContents()
  expect(await order()).toEqual(['A button', 'One more', 'Buy'])
  await history.getByRole('button', { name: 'Start' }).click()
  await expect.poll(order).toEqual(['A button', 'Buy', 'One more'])
  await history.getByRole('button', { name: 'Move Button' }).click()
  await expect.poll(order).toEqual(['A button', 'One more', 'Buy'])
  // The page keeps the reader's changes when the code changes, as long as its components exist.
  const buttons = result.locator('body:not([data-old]) .demo-button')
  await result.locator('body').evaluate((body) => void (body.dataset.old = ''))
  await codeOf(page).press('ControlOrMeta+End')
  await page.keyboard.type('// More.')
  await expect(buttons).toHaveText(['A button', 'One more', 'Buy'])
  await button(page, 'Reset the page').click()
  await expect(buttons).toHaveText(['A button', 'Buy', 'One more'])
})

test('a link contains everything and runs only on request', async ({ page, context }) => {
  await open(page)
  await write(page, app('', 'Shared'))
  await expect(resultOf(page).getByText('Shared')).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(resultOf(page).getByText('Shared')).toBeVisible()
  await page.locator('header').getByRole('link', { name: 'Support' }).click()
  await expect(page.getByRole('heading', { name: 'Support', exact: true })).toBeVisible()
  await page.goBack()
  await ready(page)
  await expect(resultOf(page).getByText('Shared')).toBeVisible()
  await button(page, 'Share').click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  const other = await context.newPage()
  await other.goto(await copiedText(page))
  await ready(other)
  await expect(codeOf(other)).toContainText('Shared')
  // Neither typing, nor a reload, nor Reset runs code that the reader has not allowed.
  await codeOf(other).press('Enter')
  await other.reload()
  await ready(other)
  await expect(other.getByText('Your earlier changes are restored.')).toBeVisible()
  await other.waitForTimeout(600)
  await expect(resultOf(other).getByText('Shared')).toHaveCount(0)
  await button(other, 'Reset').click()
  await other.waitForTimeout(600)
  await expect(resultOf(other).getByText('Shared')).toHaveCount(0)
  await button(other, 'Run the code').click()
  await expect(resultOf(other).getByText('Shared')).toBeVisible()
  await more(other, 'Copy as issue')
  await expect(other.getByText('Issue copied')).toBeVisible()
  const issue = await copiedText(other)
  for (const part of [/@craftjs\/core \d+\.\d+\.\d+/, /<b>Shared<\/b>/, /"ROOT"/]) expect(issue).toMatch(part)
  // For code that does not run, the result area shows a message, and the state does not show another page.
  await write(other, 'export function App() { return <b }')
  await other.reload()
  await expect(other.getByText('This code has an error')).toBeVisible()
  await expect(stateOf(other).getByText('No editor is rendered yet.').last()).toBeVisible()
  // When the open page's fragment changes, its code replaces the current code.
  await page.goto('playground#sample=empty')
  await expect(codeOf(page)).toContainText('Anything that React renders')
  // Code that is longer than the window, then replaced completely.
  await write(page, app('') + '// One more line.\n'.repeat(400))
  await press(page, 'ControlOrMeta+a')
  await page.keyboard.insertText(app('', 'Mine'))
  await expect(codeOf(page)).not.toContainText('One more line')
  await expect(resultOf(page).getByText('Mine')).toBeVisible()
  await button(page, 'Reset').click()
  await expect(resultOf(page).getByRole('button', { name: 'Container' })).toBeVisible()
  // CodeMirror only renders the lines near the viewport.
  await expect(codeOf(page)).toContainText('Anything that React renders')
  expect(page.url()).toMatch(/#sample=empty$/)
  await button(page, 'Undo').click()
  await expect(resultOf(page).getByText('Mine')).toBeVisible()
})

test('the reader’s page reappears when its components exist again', async ({ page }) => {
  const type = { resolvedName: 'Text' }
  const text = app('').replace('{{}}', '{{ Text }}').replace('export', 'const Text = () => <i>T</i>\nexport')
  await openProject(page, {
    files: { 'App.tsx': text },
    page: JSON.stringify({
      ROOT: node({ nodes: ['a'] }),
      a: node({ type, displayName: 'Text', parent: 'ROOT' }),
    }),
  })
  await expect(resultOf(page).getByText('T', { exact: true })).toBeVisible()
  await expect(page.getByText('The page keeps your changes')).toBeVisible()
  await write(page, app('', 'Without'))
  await expect(resultOf(page).getByText('Without')).toBeVisible()
  await expect(page.getByText('The page was reset: ')).toContainText('Text')
  await button(page, 'Reset').click()
  await expect(resultOf(page).getByText('T', { exact: true })).toBeVisible()
})

test('the first key press and click work, and typed text is kept', async ({ page }) => {
  await page.goto('playground')
  await button(page, 'Share').click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  await page.goto('about:blank')
  await page.goto('playground')
  const field = page.locator('.playground-plain')
  await field.click({ position: { x: 300, y: 185 } })
  await page.keyboard.type('// a ? b : c </p>')
  await ready(page)
  await page.keyboard.type(' on\n<b>tags</b>')
  await expect(codeOf(page)).toContainText(/React.*\/\/ a \? b : c <\/p> on\s*<b>tags<\/b>[^<].*Text\.craft/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  // After a reload, it is visible before the reader does anything.
  await expect(page).toHaveURL(/#draft$/)
  await page.reload()
  await ready(page)
  await expect(codeOf(page)).toContainText('<b>tags</b>')
  await codeOf(page).click()
  await press(page, 'ControlOrMeta+s')
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(page.url()).not.toContain('#draft')
})

test('by keyboard: tabs, leaving the code, width, types, and completions', async ({ page }) => {
  await openProject(page, { files: { 'App.tsx': app(''), 'page.css': 'b { color: red }' } })
  const tabs = page.getByRole('tablist', { name: 'Files' }).getByRole('tab')
  await expect(tabs).toHaveText(['App.tsx', 'page.css'])
  await tabs.first().press('ArrowRight')
  await expect(tabs.nth(1)).toBeFocused()
  await expect(codeOf(page)).toContainText('color: red')
  await press(page, 'Tab', 'Tab')
  await expect(codeOf(page)).toBeFocused()
  await press(page, 'Escape')
  await expect(page.getByText('Tab now leaves the code.')).toBeVisible()
  // Any other key cancels that.
  await press(page, 'ArrowDown')
  await expect(page.getByText('Tab now leaves the code.')).toBeHidden()
  await press(page, 'Tab')
  await expect(codeOf(page)).toBeFocused()
  await press(page, 'Escape', 'Tab')
  await expect(page.getByRole('separator', { name: 'Width of the code' })).toBeFocused()
  const width = async () => (await codeOf(page).boundingBox())?.width ?? 0
  const before = await width()
  await press(page, 'ArrowRight')
  await expect.poll(width).toBeGreaterThan(before)
  await tabs.first().click()
  // Types load after the first run.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await page
      .locator('.cm-line')
      .first()
      .hover({ position: { x: 76, y: 8 } })
    await expect(page.locator('.cm-tooltip-hover')).toContainText('Editor', { timeout: 2000 })
  }).toPass()
  await codeOf(page).press('ControlOrMeta+End')
  await codeOf(page).pressSequentially('use')
  await page.getByRole('option', { name: /^useNode/ }).click()
  await expect(codeOf(page)).toContainText('useNode')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('code, result, and state are tabs, and axe finds no violations', async ({ page }) => {
    await setAppearance(page, { width: 390, mode: 'dark' })
    await openRules(page)
    const views = page.getByRole('tablist', { name: 'Views' })
    await expect(stateOf(page)).toBeHidden()
    await expect(page.locator('#leave')).toBeHidden()
    await codeOf(page).press('Escape')
    await expect(page.getByText('Tab now leaves the code.')).toBeVisible()
    await views.getByRole('tab', { name: 'Code' }).press('ArrowLeft')
    await expect(stateOf(page)).toBeVisible()
    await expect(codeOf(page)).toBeHidden()
    const saved = stateOf(page).getByRole('region', { name: 'Saved page' })
    expect(await saved.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await views.getByRole('tab', { name: 'Result' }).tap()
    await resultOf(page).getByText('Buy').tap()
    await views.getByRole('tab', { name: 'State' }).tap()
    await expect(stateOf(page)).toContainText('Button “Buy”')
    expect(await violationsOf(page)).toEqual([])
    expect(await excessWidth(page)).toBeLessThanOrEqual(0)
    // Forced colors show transparent borders as well, so the line of the open tab needs another color.
    await page.emulateMedia({ forcedColors: 'active' })
    const lines = await views
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderTopColor))
    expect(new Set(lines.slice(0, 2)).size).toBe(1)
    expect(lines[2]).not.toBe(lines[0])
  })
})

// Contents of the project: src/playground/session/takeaway.test.ts.
test('downloads a project, saves and opens a file, and warns about long links', async ({ page }) => {
  // All words differ, so that they hardly compress.
  const words = Array.from({ length: 4000 }, (_, at) => ((at * 2654435761) % 4294967296).toString(36))
  await openProject(page, { files: { 'App.tsx': app('', 'Zipped'), 'words.ts': `// ${words.join(' ')}` } })
  await button(page, 'Share').click()
  await expect(page.getByText(/It has [\d,]+ characters.+Save a file instead\./)).toBeVisible()
  const downloadBy = async (name: string) => {
    const download = page.waitForEvent('download')
    await more(page, name)
    return readFileSync(await (await download).path())
  }
  const files = unzipSync(await downloadBy('Download'))
  expect(strFromU8(files['craftjs-playground/src/App.tsx']!)).toContain('Zipped')
  const manifest = strFromU8(files['craftjs-playground/package.json']!)
  expect(manifest).toMatch(/"@craftjs\/core": "\d+\.\d+\.\d+"/)
  const text = (await downloadBy('Save as file')).toString().replace('Zipped', 'Opened')
  const file = { name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.getByLabel('Open a file').setInputFiles(file)
  await expect(resultOf(page).getByText('Opened')).toBeVisible()
  // The field is empty again, so that the reader can choose the same file again.
  await expect(page.getByLabel('Open a file')).toHaveValue('')
  // Anything else leaves the project unchanged: src/playground/session/openFiles.test.ts has more cases.
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Milk and bread') }
  await page.getByLabel('Open a file').setInputFiles(notes)
  await expect(
    page.getByText('notes.txt can’t be opened. You can open .tsx, .ts and .css files'),
  ).toBeVisible()
  await expect(resultOf(page).getByText('Opened')).toBeVisible()
})

test('files can be dropped, added, renamed, and removed, and each change can be undone', async ({ page }) => {
  await open(page)
  const tabs = page.getByRole('tablist', { name: 'Files' }).getByRole('tab')
  const dataTransfer = await page.evaluateHandle(
    (code) => {
      const data = new DataTransfer()
      for (const [name, text] of code) data.items.add(new File([text], name))
      return data
    },
    [['App.tsx', app('', 'Dropped')] as const, ['page.css', 'b { color: red }'] as const],
  )
  await codeOf(page).dispatchEvent('drop', { dataTransfer })
  await expect(resultOf(page).getByText('Dropped')).toBeVisible()
  await expect(page.getByText('App.tsx and page.css are open.')).toBeVisible()
  await button(page, 'Undo').click()
  await expect(resultOf(page).getByRole('button', { name: 'Container' })).toBeVisible()
  await codeOf(page).dispatchEvent('drop', { dataTransfer })
  await expect(tabs).toHaveText(['App.tsx', 'page.css'])
  const change = async (item: string, name?: string) => {
    await button(page, 'Change the files').press('Enter')
    if (name !== undefined) await page.getByLabel('File name').fill(name)
    await button(page, item).press('Enter')
  }
  await change('Add a file with this name')
  await expect(page.getByText('There is already a file App.tsx.')).toBeVisible()
  await change('Add a file with this name', 'Card.tsx')
  await expect(tabs).toHaveText(['App.tsx', 'page.css', 'Card.tsx'])
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
  await change('Rename Card.tsx', 'Box.tsx')
  await change('Remove Box.tsx')
  await expect(tabs).toHaveText(['App.tsx', 'page.css'])
  await button(page, 'Undo').click()
  await expect(tabs).toHaveText(['App.tsx', 'page.css', 'Box.tsx'])
})

// `npm run verify -- playground` opens every sample of the site. Reading links, including hostile ones:
// src/playground/session.
test.describe('untrusted code', () => {
  /** Runs function bodies in the frame, one after another, and returns the result or error of each. */
  async function attempt(page: Page, bodies: Record<string, string>): Promise<Record<string, string>> {
    const attempts = Object.entries(bodies).map(([name, body]) => `${name}: async () => { ${body} },`)
    await openProject(page, {
      files: {
        'App.tsx': `import { useEffect, useState } from 'react'
const attempts: Record<string, () => Promise<unknown>> = { ${attempts.join('\n')} }
export function App() {
  const [text, setText] = useState('')
  useEffect(() => {
    const run = async () => {
      const results: Record<string, string> = {}
      for (const [name, attempt] of Object.entries(attempts))
        await attempt().then((value) => (results[name] = String(value)), (error) => (results[name] = error.name))
      setText(JSON.stringify(results))
    }
    void run()
  }, [])
  return <p id="answer">{text}</p>
}
`,
      },
    })
    const answer = resultOf(page).locator('#answer')
    await expect(answer).not.toBeEmpty()
    return JSON.parse(await answer.innerText()) as Record<string, string>
  }

  test('cannot access the page or storage, nor send or load anything', async ({ page, tolerate }) => {
    tolerate(/navigate|sandbox|Content Security Policy|securitypolicyviolation|example\.com/i)
    const requested: string[] = []
    // Called only for requests that leave the browser, not for those that the policy blocks.
    await page.route('https://example.com/**', async (route) => {
      requested.push(route.request().url())
      await route.fulfill({ body: '' })
    })
    const results = await attempt(page, {
      origin: 'return window.origin',
      page: 'return parent.document.title',
      local: 'return localStorage.length',
      session: 'return sessionStorage.length',
      cookies: 'return document.cookie',
      navigation: "top.location = 'https://example.com/'",
      fetch: "await fetch('https://example.com/a')",
      eval: 'return eval("1 + 1")',
      function: 'return new Function("return 1")()',
      script: `const s = document.createElement('script'); s.textContent = 'document.title = "run"'; document.head.append(s); return document.title`,
      image: `const i = new Image(); i.src = 'https://example.com/b'; await new Promise((ok) => (i.onerror = ok))`,
    })
    const { page: denied, local, session, cookies, navigation, ...others } = results
    expect(new Set([denied, local, session, cookies, navigation])).toEqual(new Set(['SecurityError']))
    expect(others).toEqual({
      origin: 'null',
      fetch: 'TypeError',
      eval: 'EvalError',
      function: 'EvalError',
      script: 'Result',
      image: 'undefined',
    })
    expect(requested).toEqual([])
    expect(page.url()).toContain('playground')
    // Code also does not run if the frame is opened directly. Oversized state and other floods: playgroundFrame.spec.ts.
    await page.route('**/sandbox/', async (route) => {
      const response = await route.fetch()
      // Simulates a host that sends no headers.
      const { 'content-security-policy': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    await page.goto('sandbox/')
    await expect(page.locator('body')).toContainText('this page does nothing')
  })
})
