import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import site from '../../content/site'
import { type Host, startHost } from '../../e2e/host'
import { type Firefox, type FirefoxPage, launchFirefox } from './browsers'

let host: Host
let browser: Firefox
let page: FirefoxPage

beforeAll(async () => {
  host = await startHost({ root: 'public', port: 0, base: site.baseUrl })
  browser = await launchFirefox()
})
afterAll(async () => {
  await browser.close()
  await host.close()
})
beforeEach(async () => {
  const context = await browser.createBrowserContext()
  page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.setViewport({ width: 1280, height: 900 })
  const errors: string[] = []
  page.on('pageerror', (error) => void errors.push(String(error)))
  return async () => {
    await context.close()
    expect(errors).toEqual([])
  }
})

const open = (path: string) => page.goto(host.url + path)
/** Waits until a JavaScript expression is true in the page. */
const until = (expression: string) => page.waitForFunction(expression)
const someVisible = (selector: string) =>
  `[...document.querySelectorAll('${selector}')].some((element) => element.checkVisibility())`
const visible = (selector: string) => until(someVisible(selector))
const hidden = (selector: string) => until(`!${someVisible(selector)}`)
const heading = (text: string) => until(`document.querySelector('h1')?.textContent.trim() === '${text}'`)

/** Presses a key that has no effect but counts as an intent, and waits for React. */
async function hydrate(): Promise<void> {
  await page.keyboard.press('F8')
  await visible('html[data-hydrated]')
}

const ACKNOWLEDGEMENTS = '#menu a[href$="docs/acknowledgements"]'
const isFetched = (path: string) =>
  `performance.getEntriesByType('resource').some(({ name }) => name.endsWith('${path}'))`

it('the landing page hydrates', async () => {
  await open('')
  await hydrate()
  await visible('h1')
})

it('a doc shows code and is highlighted in the sidebar', async () => {
  await open('docs/overview')
  await heading('Overview')
  await visible('.code')
  await visible('#menu [aria-current=page]')
})

it('the color mode can be switched before hydration, and the choice persists', async () => {
  await open('docs/overview')
  const background = 'getComputedStyle(document.body).backgroundColor'
  const light = await page.evaluate(background)
  await page.click('[data-color-mode]')
  await until(`document.documentElement.dataset.theme === 'dark' && ${background} !== '${String(light)}'`)
  await open('support')
  await visible('html[data-theme=dark]')
})

it('a dropdown opens and closes', async () => {
  const link = 'header [data-dropdown] a[href$="examples/basic/"]'
  await open('docs/overview')
  await hidden(link)
  await page.click('header [data-dropdown] button')
  await visible(link)
  await page.keyboard.press('Escape')
  await hidden(link)
})

it('the menu of a narrow window opens, closes, and returns the focus', async () => {
  await page.setViewport({ width: 390, height: 844 })
  await open('docs/overview')
  await hidden('#menu')
  await page.click('[data-menu-open]')
  await visible('#menu li a')
  await until(`document.querySelector('main').inert`)
  await page.keyboard.press('Escape')
  await hidden('#menu')
  await until(`document.activeElement.matches('[data-menu-open]')`)
})

it('tabs switch', async () => {
  await open('docs/overview')
  await page.click('[role=tab][data-value=pnpm]')
  await visible('[role=tabpanel][data-value=pnpm]')
  await hidden('[role=tabpanel][data-value=npm]')
})

it('code is copied, or a message explains why not', async () => {
  await open('docs/overview')
  await page.click('[data-code-copy]')
  await until(
    `/^Code copied|^Copying is not possible/.test(document.querySelector('#announcer').textContent)`,
  )
})

it('hovering a link prefetches its page, before and after hydration', async () => {
  await open('docs/overview')
  await page.hover('h1')
  await page.hover(ACKNOWLEDGEMENTS)
  // With speculation rules, the browser prefetches and lists no resource entry.
  await until(`HTMLScriptElement.supports?.('speculationrules') || ${isFetched('docs/acknowledgements')}`)
  await hydrate()
  await page.hover('h1')
  await page.hover(ACKNOWLEDGEMENTS)
  await until(isFetched('page-data/docs/acknowledgements/page-data.json'))
})

it('following a link does not load a document, and Back restores the scroll position', async () => {
  await open('docs/overview')
  await hydrate()
  await page.evaluate('window.isMarked = true; scrollTo(0, 500)')
  await page.click(ACKNOWLEDGEMENTS)
  await heading('Acknowledgements')
  await until('window.isMarked && scrollY === 0')
  await page.goBack()
  await heading('Overview')
  await until('window.isMarked && scrollY === 500')
})

it('the search button opens the search', async () => {
  await open('docs/overview')
  await page.click('[data-search-open]')
  await visible('input[type=search]')
})

it('an unknown address shows the not-found page', async () => {
  await open('nowhere')
  await heading('Page not found')
})
