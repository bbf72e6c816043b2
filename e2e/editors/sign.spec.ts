import type { Locator, Page } from '@playwright/test'
import { openHydrated } from '../hydrate'
import { open as openPlayground, resultOf } from '../playground/playground'
import { expect, test } from '../test'
import { dragOver } from '../tutorial'

/** How much farther one square is from its end of the line than the other, and how far each is off its middle, in pixels. */
const squaresOf = (line: Locator) =>
  line.evaluate((element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect()
    const centerOf = (pseudo: string) => {
      const style = getComputedStyle(element, pseudo)
      const at = (start: string, size: string) => element.clientTop + parseFloat(start) + parseFloat(size) / 2
      return [at(style.left, style.width), at(style.top, style.height)] as const
    }
    const [[startX, startY], [endX, endY]] = [centerOf('::before'), centerOf('::after')]
    const isFlat = width > height
    const middle = Math.min(width, height) / 2
    const faults = isFlat
      ? [startX - (width - endX), startY - middle, endY - middle]
      : [startY - (height - endY), startX - middle, endX - middle]
    return faults.map((fault) => Math.round(fault * 10) / 10 || 0)
  })

/** How far the squares stick out of the selected element: top, right, bottom, left. In pixels. */
const cornersOf = (selected: Locator) =>
  selected.evaluate((element) => {
    const { top, right, bottom, left } = getComputedStyle(element, '::after')
    return [top, right, bottom, left]
  })

const near = (text: string) => (page: Page) => page.getByText(text, { exact: true }).first()

async function openDemo(page: Page): Promise<void> {
  await openHydrated(page, 'docs/recipes/toolbox')
  const stage = page.locator('.demo-stage').first()
  await stage.scrollIntoViewIfNeeded()
  await expect(stage).toHaveAttribute('data-phase', 'live')
}
const demoTool = (page: Page) => page.locator('.demo-tools button', { hasText: 'Text' }).first()

/** The editors: how to open one, a text to drag, and one to drop it at. */
const editors: Record<
  string,
  [open: (page: Page) => Promise<unknown>, from: (page: Page) => Locator, to: (page: Page) => Locator]
> = {
  'a demo': [openDemo, demoTool, near('Select me and change my words')],
  'a demo from right to left': [
    async (page) => {
      await openDemo(page)
      await page.evaluate(() => void (document.dir = 'rtl'))
    },
    demoTool,
    near('Select me and change my words'),
  ],
  'the playground': [
    (page) => openPlayground(page),
    (page) => resultOf(page).getByRole('button', { name: 'Text' }),
    (page) => resultOf(page).locator('.demo-box'),
  ],
  'a lesson': [
    (page) => openPlayground(page, '#lesson=basic&step=1'),
    (page) => resultOf(page).locator('.demo-text', { hasText: 'First' }),
    (page) => resultOf(page).locator('.demo-text', { hasText: 'Second' }),
  ],
  Landing: [
    (page) => page.goto('examples/landing/#studio'),
    (page) => page.getByRole('button', { name: 'Text', exact: true }).first(),
    (page) => page.locator('.page .text', { hasText: 'One Saturday' }),
  ],
  Basic: [
    (page) => page.goto('examples/basic/'),
    (page) =>
      page.getByRole('region', { name: 'Toolbox' }).getByRole('button', { name: 'Button', exact: true }),
    near('Hi world!'),
  ],
  'the CMS': [
    (page) => page.goto('examples/cms/#/home'),
    (page) => page.getByRole('region', { name: 'Blocks' }).getByRole('button', { name: 'Heading' }),
    near('Bread at seven'),
  ],
}

for (const [name, [open, from, to]] of Object.entries(editors))
  test(`the drop line and the frame are symmetric in ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page)
    await to(page).scrollIntoViewIfNeeded()
    await dragOver(page, from(page), to(page), [0.5, 0.9])
    const root = /playground|lesson/.test(name) ? resultOf(page) : page
    const line = root.locator('.drop-line')
    await expect(line).toBeVisible()
    // The line glides to its place.
    await expect.poll(() => squaresOf(line)).toEqual([0, 0, 0])
    await page.mouse.up()
    if (name === 'a lesson') return
    await to(page).click()
    const selected = root.locator('[data-mark=selected], .page [data-selected=true]').first()
    await expect(selected).toBeVisible()
    expect(new Set(await cornersOf(selected)).size).toBe(1)
  })
