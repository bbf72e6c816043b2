import { existsSync } from 'node:fs'
import puppeteer, { type Browser } from 'puppeteer-core'
import { installDebianPackages, launchChromium } from '../../e2e/browser'

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'

/** Starts Debian's Firefox with Puppeteer, since Playwright only drives its own builds of Firefox. */
export async function launchFirefox(): Promise<Browser> {
  if (!existsSync(FIREFOX)) await installDebianPackages(['firefox-esr'])
  return puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX })
}

/** Methods shared by the pages of Playwright and Puppeteer. Selectors are CSS. */
export interface DrivenPage {
  goto: (address: string) => Promise<unknown>
  setContent: (html: string) => Promise<unknown>
  addScriptTag: (script: { content: string }) => Promise<unknown>
  /** The value of a JavaScript expression. */
  evaluate: (expression: string) => Promise<unknown>
  waitForSelector: (selector: string) => Promise<unknown>
  click: (selector: string) => Promise<unknown>
  title: () => Promise<string>
  mouse: {
    move: (x: number, y: number, options?: { steps?: number }) => Promise<void>
    down: () => Promise<void>
    up: () => Promise<void>
  }
}

export type BrowserName = 'Chromium' | 'Firefox'

/** Calls `run` with a new page, the browser's version, and the page's errors so far; then closes the browser. */
export async function inBrowser(
  name: BrowserName,
  run: (page: DrivenPage, version: string, errors: readonly string[]) => Promise<void>,
): Promise<void> {
  const errors: string[] = []
  const browser = name === 'Firefox' ? await launchFirefox() : await launchChromium()
  try {
    const page = await browser.newPage()
    page.on('pageerror', (error) => void errors.push(String(error)))
    await run(page, (await browser.version()).replace(/^.*\//, ''), errors)
  } finally {
    await browser.close()
  }
}
