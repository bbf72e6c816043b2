import assert from 'node:assert/strict'
import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../browser/index'
import { dragOver } from '../../tutorial/index'

/** Drags, types, undoes and reloads in the editor of the tutorial; throws for what does not work, and for complaints. */
export async function tryEditor(address: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumFlags })
  try {
    const page = await browser.newPage({ viewport: { width: 1000, height: 900 } })
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await page.goto(address)
    const words = () => page.locator('.page .text, .page .button').allTextContents()
    const text = (label: string) => page.locator('.page .text', { hasText: label }).first()
    const card = page.locator('.page > .container > .container').first()
    const start = ['Title', 'Subtitle', 'Learn more', 'Click me', 'Hi world!', "It's me again!"]
    await text('Hi world').waitFor()
    assert.deepEqual(await words(), start)
    await dragOver(page, text('Hi world'), card, [0.4, 0.03])
    await page.mouse.up()
    await page.waitForTimeout(200)
    assert.equal((await words())[0], 'Hi world!', 'A drag moves the text above the card.')
    await text('again').dblclick()
    await page.keyboard.type('Typed')
    await page.keyboard.press('Enter')
    assert.equal((await words()).at(-1), 'Typed', 'Typing changes the text.')
    await page.reload()
    await text('Typed').waitFor()
    assert.equal((await words())[0], 'Hi world!', 'A reload keeps the page.')
    assert.deepEqual(complaints, [])
  } finally {
    await browser.close()
  }
}
