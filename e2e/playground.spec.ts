import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { sampleLink } from '../src/model/sampleLink'
import { violationsOf } from './axe'
import { copiedText } from './clipboard'
import { hold, requestsOf } from './faults'
import { press } from './keys'
import { lookAs, looks } from './looks'
import { excessWidth } from './motion'
import { app, codeOf, open, openProject, ready, resultOf, stateOf, write } from './playground'
import { node } from '../packages/saved-page/fixtures/node'
import { expect, test } from './test'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function more(page: Page, name: string): Promise<void> {
  if (await button(page, name).isHidden()) await button(page, 'More').click()
  await button(page, name).click()
}

test(
  'before an intent it is words, a picture and code, and the first pointer starts it',
  { tag: '@late-hydration' },
  async ({ page }) => {
    const requests = requestsOf(page, /\.js$|sandbox|samples/)
    await page.goto('playground')
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([])
    await expect(page.getByRole('heading', { name: 'Playground', exact: true })).toBeVisible()
    await expect(page.locator('pre').getByText('import { Editor, Element, Frame')).toBeVisible()
    await expect(page.locator('.code-checked')).toBeHidden()
    await expect(stateOf(page).getByText('The code is not running yet.')).toBeVisible()
    // One stop for the code.
    await page.getByRole('tab', { name: 'App.tsx' }).focus()
    await press(page, 'Tab')
    await expect(codeOf(page)).toBeFocused()
    expect(requests).toEqual([])
    // The frame and its sample do not wait for the scripts.
    const release = await hold(page, /component---src-pages-playground/)
    const sample = page.waitForRequest(/\/samples\/demos\/Rules\.json$/)
    await page.mouse.move(400, 400)
    await page.mouse.move(410, 410)
    await sample
    await expect(page.locator('iframe[title="Result"]')).toHaveAttribute('src', /\/sandbox\/$/)
    release()
    await ready(page)
    await expect(resultOf(page).getByText('Buy')).toBeVisible()
    await expect(stateOf(page).getByRole('button', { name: /Button “Buy”/ })).toBeVisible()
    const [frame] = page.frames().slice(1)
    expect(frame?.url()).toContain('/sandbox/')
    expect(await violationsOf(page)).toEqual([])
  },
)

test('runs what is typed, and says what is wrong with its line and what it throws, while the last result stays', async ({
  page,
  tolerate,
}) => {
  tolerate(/Cannot read properties of null|console error|uncaught/)
  await open(page)
  await write(page, app('', 'First'))
  await expect(resultOf(page).getByText('First')).toBeVisible()
  await write(page, 'export const App = () => {\n  const none = \n  return <b>{f(a b)}</b>\n}')
  await expect(page.getByRole('alert')).toHaveText('App.tsx:3Unexpected “return”.')
  // Below the announcement as well.
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
})

test('shows a message when the result cannot be loaded, keeps the last one, and runs again later', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await open(page)
  const frames = () => page.frames().filter((frame) => frame.url().endsWith('/sandbox/')).length
  // The next frame is loaded ahead, so the first run without a connection works.
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

test('shows Nodes, events, history and rule calls, and steps through the history', async ({ page }) => {
  await open(page, sampleLink('demos/Rules').replace(/^[^#]*/, ''))
  const names = await page.getByLabel('Template').locator('option').allTextContents()
  expect(names).toEqual([...new Set(names)])
  const result = resultOf(page)
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
  // The page stays as it was made while the code changes, as long as its components are known.
  const buttons = result.locator('body:not([data-old]) .demo-button')
  await result.locator('body').evaluate((body) => void (body.dataset.old = ''))
  await codeOf(page).press('ControlOrMeta+End')
  await page.keyboard.type('// More.')
  await expect(buttons).toHaveText(['A button', 'One more', 'Buy'])
  await button(page, 'Reset the page').click()
  await expect(buttons).toHaveText(['A button', 'Buy', 'One more'])
})

test('a link holds everything, and what was typed survives a reload, a visit elsewhere, but not Reset', async ({
  page,
  context,
}) => {
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
  await expect(resultOf(other).getByText('Shared')).toBeVisible()
  await more(other, 'Copy as issue')
  await expect(other.getByText('Issue copied')).toBeVisible()
  const issue = await copiedText(other)
  for (const part of [/@craftjs\/core \d+\.\d+\.\d+/, /<b>Shared<\/b>/, /"ROOT"/]) expect(issue).toMatch(part)
  // Code that does not run says so where its result would be, and no other page is shown as saved.
  await write(other, 'export function App() { return <b }')
  await other.reload()
  await expect(other.getByText('This code has an error')).toBeVisible()
  await expect(stateOf(other).getByText('No editor is rendered yet.').last()).toBeVisible()
  // Another fragment of the page that is open: its code takes the place of the code.
  await page.goto('playground#sample=empty')
  await expect(codeOf(page)).toContainText('Anything that React renders')
  // Longer than the window, and then replaced as a whole.
  await write(page, app('') + '// One more line.\n'.repeat(400))
  await press(page, 'ControlOrMeta+a')
  await page.keyboard.insertText(app('', 'Mine'))
  await expect(codeOf(page)).not.toContainText('One more line')
  await expect(resultOf(page).getByText('Mine')).toBeVisible()
  await button(page, 'Reset').click()
  await expect(resultOf(page).getByRole('button', { name: 'Container' })).toBeVisible()
  // CodeMirror renders the lines near the window.
  await expect(codeOf(page)).toContainText('Anything that React renders')
  expect(page.url()).toMatch(/#sample=empty$/)
  await button(page, 'Undo').click()
  await expect(resultOf(page).getByText('Mine')).toBeVisible()
})

test('a link past 8 kB is copied with a warning that offers a file', async ({ page }) => {
  // No two words are the same, so that they cannot be compressed away.
  const words = Array.from({ length: 4000 }, (_, at) => ((at * 2654435761) % 4294967296).toString(36))
  await openProject(page, { files: { 'App.tsx': app('', 'Long'), 'words.ts': `// ${words.join(' ')}` } })
  await button(page, 'Share').click()
  await expect(page.getByText(/It has [\d,]+ characters.+Save a file instead\./)).toBeVisible()
})

test('completes names of Craft.js, and shows their types under the pointer', async ({ page }) => {
  await openProject(page, {
    files: { 'App.tsx': "import { useEditor } from '@craftjs/core'\nexport const App = () => null\n" },
  })
  // The types come after the first run.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await page
      .locator('.cm-line')
      .first()
      .hover({ position: { x: 90, y: 8 } })
    await expect(page.locator('.cm-tooltip-hover')).toContainText('useEditor', { timeout: 2000 })
  }).toPass()
  await codeOf(page).press('ControlOrMeta+End')
  await codeOf(page).pressSequentially('use')
  await page.getByRole('option', { name: /^useNode/ }).click()
  await expect(codeOf(page)).toContainText('useNode')
})

test('the page that the reader made comes back when its components do', async ({ page }) => {
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

test('the first click sets the cursor, and what is typed stays while the editor loads', async ({ page }) => {
  await page.goto('playground')
  const field = page.locator('.playground-plain')
  await field.click({ position: { x: 300, y: 185 } })
  await page.keyboard.type('// a ? b : c </p>')
  await ready(page)
  await page.keyboard.type(' on\n<b>tags</b>')
  await expect(codeOf(page)).toContainText(/React.*\/\/ a \? b : c <\/p> on\s*<b>tags<\/b>[^<].*Text\.craft/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  // After a reload, it is there before the reader does anything.
  await expect(page).toHaveURL(/#draft$/)
  await page.reload()
  await ready(page)
  await expect(codeOf(page)).toContainText('<b>tags</b>')
  await codeOf(page).click()
  await press(page, 'ControlOrMeta+s')
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(page.url()).not.toContain('#draft')
})

test('a control that is pressed before the scripts are there does what it says', async ({ page }) => {
  await page.goto('playground')
  await button(page, 'Share').click()
  await expect(page.getByText('Link copied.')).toBeVisible()
})

test('by keyboard: tabs by arrow keys, Escape arms Tab for one press, and arrows change the width', async ({
  page,
}) => {
  await openProject(page, { files: { 'App.tsx': app(''), 'page.css': 'b { color: red }' } })
  const tabs = page.getByRole('tablist', { name: 'Files' }).getByRole('tab')
  await expect(tabs).toHaveText(['App.tsx', 'page.css'])
  await tabs.first().press('ArrowRight')
  await expect(tabs.nth(1)).toBeFocused()
  await expect(codeOf(page)).toContainText('color: red')
  await press(page, 'Tab')
  await expect(codeOf(page)).toBeFocused()
  await press(page, 'Escape')
  await expect(page.getByText('Tab now leaves the code.')).toBeVisible()
  // Another key disarms it.
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
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('code, result and state are tabs, and nothing speaks of keys before one is pressed', async ({
    page,
  }) => {
    await open(page)
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
    await expect(resultOf(page).getByRole('button', { name: 'Container' })).toBeVisible()
  })
})

// What is in it: src/playground/session/takeaway.test.ts.
test('downloads a Vite project, and saves and opens a file', async ({ page }) => {
  await openProject(page, { files: { 'App.tsx': app('', 'Zipped') } })
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
})

// `npm run verify -- playground` opens every sample of the site. What is read of a link, and of a hostile one:
// src/playground/session.
test.describe('code of strangers', () => {
  /** Runs the bodies of functions in the frame, one after the other, and returns the result or the error of each. */
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

  test('reaches neither the page, nor its storage, sends nothing, loads nothing, and compiles no string', async ({
    page,
    tolerate,
  }) => {
    tolerate(/navigate|sandbox|Content Security Policy|securitypolicyviolation|example\.com/i)
    const requested: string[] = []
    // Called for what leaves the browser, not for what the policy has stopped.
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
  })

  // State that is too large, and other floods: playgroundFrame.spec.ts.
  test('does not run where the frame is opened by itself', async ({ page }) => {
    await page.route('**/sandbox/', async (route) => {
      const response = await route.fetch()
      // As on a host that sends no headers.
      const { 'content-security-policy': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    await page.goto('sandbox/')
    await expect(page.locator('body')).toContainText('this page does nothing')
  })
})

for (const look of looks)
  test(`axe finds nothing, ${look.mode} at ${look.width} px`, { tag: look.tag }, async ({ page }) => {
    await lookAs(page, look)
    await open(page, sampleLink('demos/Rules').replace(/^[^#]*/, ''))
    const view = (name: string) => page.getByRole('tablist', { name: 'Views' }).getByRole('tab', { name })
    if (look.width < 997) await view('Result').click()
    await resultOf(page).getByText('Buy').click()
    if (look.width < 997) await view('State').click()
    await expect(stateOf(page)).toContainText('Button “Buy”')
    expect(await violationsOf(page)).toEqual([])
    expect(await excessWidth(page)).toBeLessThanOrEqual(0)
  })
