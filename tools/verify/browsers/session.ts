import puppeteer, { type Browser, type KeyInput } from 'puppeteer-core'

/** A browser driven by real clicks and keys. Conditions are JavaScript expressions, evaluated in the page. */
export interface Session {
  open: (url: string) => Promise<void>
  back: () => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Runs the body of a function in the page and resolves with its return value. */
  evaluate: (body: string) => Promise<unknown>
  /** Waits until an expression is true; rejects with the expression after ten seconds. */
  waitFor: (expression: string) => Promise<void>
  click: (selector: string) => Promise<void>
  /** Moves the mouse over the middle of an element. */
  hover: (selector: string) => Promise<void>
  press: (key: KeyInput) => Promise<void>
}

const TIMEOUT = 10_000

/** A session in Firefox, driven by WebDriver BiDi, and what ends it. */
export async function openFirefox(executablePath: string): Promise<Session & { close: () => Promise<void> }> {
  const browser: Browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  page.setDefaultTimeout(TIMEOUT)
  const evaluate = (body: string) => page.evaluate(`(() => { ${body} })()`)
  return {
    evaluate,
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewport({ width, height }),
    waitFor: async (expression) => {
      const end = Date.now() + TIMEOUT
      while ((await evaluate(`return Boolean(${expression})`).catch(() => false)) !== true) {
        if (Date.now() > end) throw new Error(`Waited in vain for ${expression}`)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    click: (selector) => page.click(selector),
    hover: (selector) => page.hover(selector),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  }
}

/** One check: what a reader does, and what must follow. */
export interface BrowserStep {
  title: string
  go: (session: Session, siteUrl: string) => Promise<void>
}

/** Whether the h1 is `text`. */
export const heading = (text: string) =>
  `document.querySelector('h1')?.textContent.trim() === ${JSON.stringify(text)}`
/** Whether an element that matches is visible. */
export const shown = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((found) => found.checkVisibility())`
export const hidden = (selector: string) => `!(${shown(selector)})`
export const hydrated = `document.documentElement.hasAttribute('data-hydrated')`
const F8 = 'F8'

export const ESCAPE = 'Escape'

/** Collects policy violations and script errors in `window.issues`. */
const RECORD_ISSUES = `window.issues = []
  addEventListener('error', (event) => issues.push(event.message))
  addEventListener('unhandledrejection', (event) => issues.push(String(event.reason)))
  document.addEventListener('securitypolicyviolation', (event) => issues.push(event.violatedDirective))`

/** Opens a page with empty storage. */
export async function open(session: Session, url: string): Promise<void> {
  await session.open(url)
  await session.evaluate('localStorage.clear(); sessionStorage.clear()')
  await session.open(url)
  await session.evaluate(RECORD_ISSUES)
}

/** Presses a key without an effect, which counts as an intent, and waits for React. */
export async function hydrate(session: Session): Promise<void> {
  await session.press(F8)
  await session.waitFor(hydrated)
}

/** Throws if the page has collected issues since it was opened. */
export async function expectNoIssues(session: Session): Promise<void> {
  const issues = await session.evaluate('return issues')
  if (JSON.stringify(issues) !== '[]') throw new Error(JSON.stringify(issues))
}
