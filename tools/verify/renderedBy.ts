import { launchChromium } from '../../e2e/browser'

/** Opens a page and returns the texts of the elements that match `selector`. Throws if there are none, or for page errors. */
export async function renderedBy(address: string, selector: string): Promise<string[]> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(address)
    await page.locator(selector).first().waitFor()
    if (errors.length > 0) throw new Error(errors.join('\n'))
    return await page.locator(selector).allTextContents()
  } finally {
    await browser.close()
  }
}
