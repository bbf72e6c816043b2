import type { Page } from '@playwright/test'
import { expectHydrated, hydrate } from '../hydrate'
import { heading, headerLink } from '../parts'
import { expect, test } from '../test'

/** Translates the page as browsers do, by replacing each text with elements, including later text. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const isOurs = (text: Node) => text.parentElement?.closest('font, script, style, template, textarea, svg')
    const replace = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const all: Node[] = root instanceof Text ? [root] : []
      while (texts.nextNode()) all.push(texts.currentNode)
      for (const text of all) {
        if (!text.textContent?.trim() || isOurs(text)) continue
        const font = document.createElement('font')
        font.textContent = `«${text.textContent}»`
        ;(text as Text).replaceWith(font)
      }
    }
    replace(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach((node) => node.isConnected && replace(node))
    }).observe(document.body, { childList: true, subtree: true })
  })

test('a page stays translated when scripts start, and so does the next page', async ({ page, tolerate }) => {
  // React reports a mismatch of the texts and renders them again.
  tolerate(/Minified React error #4(?:18|23|25)/)
  await page.goto('docs/overview')
  await translate(page)
  await hydrate(page)
  await expect(heading(page)).toHaveText('«Overview»')
  await headerLink(page, '«Support»').click()
  await expect(heading(page)).toHaveText('«Support»')
  await page.goBack()
  await expect(heading(page)).toHaveText('«Overview»')
})

test('changes on a translated page do not crash it', async ({ page }) => {
  await page.goto('tools/state')
  await expectHydrated(page)
  await translate(page)
  await page
    .locator('#saved-page')
    .fill('{"ROOT":{"type":"div","nodes":["a","gone"]},"a":{"type":"div","parent":"x"},"g":{"type":"div"}}')
  const [status, buttons] = [
    page.locator('.doctor-summary [role=status]'),
    page.locator('.doctor-summary button'),
  ]
  await expect(status).toContainText('to fix')
  await buttons.first().click()
  await expect(status).toContainText(/fixed|sound/)
  await buttons.last().click()
  await expect(status).toContainText('to fix')
  await expect(heading(page)).toHaveText('«State Doctor»')
})
