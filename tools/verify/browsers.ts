import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { installDebianPackages, launchChromium } from '../../e2e/browser'

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'

/** Not a dependency: only Firefox needs it, and it has 60 packages. Version 25 needs Node 22. */
const PUPPETEER = 'puppeteer-core@24.43.1'

/** Starts Debian's Firefox with Puppeteer, since Playwright only drives its own builds of Firefox. Installs both. */
export async function launchFirefox(): Promise<Firefox> {
  if (!existsSync(FIREFOX)) await installDebianPackages(['firefox-esr'])
  const folder = path.resolve('node_modules/.cache', PUPPETEER)
  mkdirSync(folder, { recursive: true })
  execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', PUPPETEER])
  const puppeteer = createRequire(path.join(folder, 'package.json'))('puppeteer-core') as {
    launch: (options: { browser: 'firefox'; executablePath: string }) => Promise<Firefox>
  }
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

/** A page of Puppeteer, with the methods that the suites use. */
export interface FirefoxPage extends DrivenPage {
  on: (event: 'pageerror', listener: (error: unknown) => void) => unknown
  setDefaultTimeout: (milliseconds: number) => void
  setViewport: (size: { width: number; height: number }) => Promise<void>
  waitForFunction: (expression: string) => Promise<unknown>
  hover: (selector: string) => Promise<void>
  goBack: () => Promise<unknown>
  keyboard: { press: (key: string) => Promise<void> }
}

/** A Puppeteer browser, limited to the methods that the suites use. */
export interface Firefox {
  newPage: () => Promise<FirefoxPage>
  createBrowserContext: () => Promise<Pick<Firefox, 'newPage' | 'close'>>
  version: () => Promise<string>
  close: () => Promise<void>
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
