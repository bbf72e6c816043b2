import puppeteer, { type Browser, type KeyInput } from 'puppeteer-core'

/** A browser that a test drives: real clicks and keys, and expressions to look at the page. */
export interface Session {
  open: (url: string) => Promise<void>
  back: () => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Answers with what the body of a function, as text, returns. */
  look: (body: string) => Promise<unknown>
  /** Waits until an expression is true; rejects with the expression after ten seconds. */
  sees: (expression: string) => Promise<void>
  click: (selector: string) => Promise<void>
  /** Moves the mouse over the middle of an element. */
  hover: (selector: string) => Promise<void>
  press: (key: KeyInput) => Promise<void>
}

const PATIENCE = 10_000

/** A session in Firefox, driven by WebDriver BiDi, and what ends it. */
export async function openFirefox(executablePath: string): Promise<Session & { close: () => Promise<void> }> {
  const browser: Browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE)
  const look = (body: string) => page.evaluate(`(() => { ${body} })()`)
  return {
    look,
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewport({ width, height }),
    sees: async (expression) => {
      const end = Date.now() + PATIENCE
      while ((await look(`return Boolean(${expression})`).catch(() => false)) !== true) {
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
