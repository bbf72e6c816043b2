import type { Locator, Page } from '@playwright/test'
import { copiedText } from '../clipboard'
import { hydrate, openHydrated } from '../hydrate'
import { nextFrames, shiftsOf, watchShifts } from '../motion'
import { expect, test } from '../test'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).first()
const panelOf = (page: Page, name: string) =>
  page.getByRole('tabpanel', { name, exact: true, includeHidden: true }).first()

test('details open and close, and the chosen package manager is remembered', async ({ page }) => {
  await openHydrated(page, 'docs/overview')
  await expect(tab(page, 'npm')).toHaveAttribute('aria-selected', 'true')
  await tab(page, 'pnpm').click()
  await expect(panelOf(page, 'pnpm')).toContainText('pnpm add @craftjs/core')
  await expect(panelOf(page, 'npm')).toBeHidden()
  for (const [key, chosen] of [
    ['ArrowLeft', 'yarn'],
    ['End', 'bun'],
    ['ArrowRight', 'npm'],
    ['ArrowLeft', 'bun'],
    ['Home', 'npm'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(page, chosen)).toBeFocused()
    await expect(tab(page, chosen)).toHaveAttribute('aria-selected', 'true')
  }
  await tab(page, 'pnpm').click()
  await page.reload()
  await expect(panelOf(page, 'pnpm')).toBeVisible()
  await openHydrated(page, 'docs/recipes/rich-text')
  const details = page.locator('details.details').first()
  for (const visible of [true, false]) {
    await details.locator('> summary').click()
    await expect(details.locator('.details-body')).toBeVisible({ visible })
  }
  await expect(page.getByRole('tab', { name: 'pnpm', selected: true })).toHaveCount(
    await page.locator('[data-group=package-manager]').count(),
  )
})

test('code can be copied and wrapped; a heading copies its address', async ({ page, baseURL }) => {
  await openHydrated(page, 'docs/overview')
  const block = page.locator('.code', { hasText: 'Text.tsx' }).first()
  await block.getByRole('button', { name: 'Copy code' }).click()
  await expect.poll(() => copiedText(page)).toMatch(/^import \{ useNode[^]*<\/p>\n {2}\)\n\}$/)
  await expect(page.getByRole('status').filter({ hasText: 'Code copied' })).toBeAttached()
  const wrap = block.getByRole('button', { name: 'Wrap lines' })
  for (const [isPressed, whiteSpace] of [
    ['true', /pre-wrap|break-spaces/],
    ['false', 'pre'],
  ] as const) {
    await wrap.click()
    await expect(wrap).toHaveAttribute('aria-pressed', isPressed)
    await expect(block.locator('pre code')).toHaveCSS('white-space', whiteSpace)
  }
  await page.getByRole('link', { name: 'Link to this section: Features' }).click()
  await expect(page).toHaveURL('docs/overview#features')
  await expect.poll(() => copiedText(page)).toBe(`${baseURL}docs/overview#features`)
  await expect(page.locator('#features')).toBeInViewport()
})

test('an image with a caption has a modern format and its dimensions', async ({ page }) => {
  await page.goto('docs/guides/your-own-project')
  const figure = page.locator('figure.figure', { hasText: 'The editor after both parts' })
  await figure.scrollIntoViewIfNeeded()
  const image = figure.locator('img:visible')
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => (img.complete ? img.currentSrc : '')))
    .toMatch(/\.webp$/)
  const [ratio, natural] = await image.evaluate((img: HTMLImageElement) => [
    Number(img.getAttribute('width')) / Number(img.getAttribute('height')),
    img.naturalWidth / img.naturalHeight,
  ])
  expect(ratio).toBeCloseTo(natural ?? 0, 1)
  await expect(image).toHaveAttribute('alt', /./)
})

test('pages have no layout shifts while they load, scroll, and hydrate', async ({ page }) => {
  await watchShifts(page)
  await page.addInitScript(() => {
    localStorage.setItem('tab.package-manager', 'pnpm')
    localStorage.setItem('theme', 'dark')
  })
  for (const path of ['docs/overview', 'docs/guides/outline-and-keys']) {
    await page.goto(path)
    for (let step = 0; step < 8; step += 1) {
      await page.mouse.wheel(0, 900)
      await nextFrames(page)
    }
    await hydrate(page)
    expect(await shiftsOf(page), `/${path}`).toEqual([])
  }
})

test('nothing covers code', async ({ page }) => {
  for (const path of ['docs/overview', 'docs/api/useEditor', '']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const covered = await page.$$eval('.code', (blocks) =>
        blocks.filter((block) => {
          const code = block.querySelector('pre')!.getBoundingClientRect()
          const parts = block.querySelectorAll('.code-title, .code-actions, .code-uncompiled')
          return [...parts].some((part) => {
            const { width, top, right, bottom, left } = part.getBoundingClientRect()
            const isBeside = right <= code.left + 1 || left >= code.right - 1
            return width > 0 && code.width > 0 && !isBeside && bottom > code.top + 1 && top < code.bottom - 1
          })
        }),
      )
      expect(covered, `/${path} at ${width} px`).toHaveLength(0)
    }
  }
})

/** The fraction of a block's code that is visible or can be scrolled into view. */
const shareOf = (block: Locator) =>
  block.locator('pre > code').evaluate(({ clientHeight, scrollHeight }) => clientHeight / scrollHeight)

test('a collapsed block can show all of its lines, and always copies all of them', async ({ page }) => {
  await page.goto('docs/recipes/responsive-values')
  // In a demo, the code is as tall as the editor next to it and scrolls.
  expect(await shareOf(page.locator('.demo-panels .code[data-fold]').first())).toBe(1)
  const block = page.locator('.section > .code[data-fold]').first()
  await block.scrollIntoViewIfNeeded()
  const lines = ((await block.locator('pre').textContent()) ?? '').split('\n').length
  const visible = () => shareOf(block)
  expect(await visible()).toBeLessThan(1)
  await block.getByRole('button', { name: 'Copy code' }).click()
  await expect.poll(async () => (await copiedText(page)).split('\n').length).toBe(lines)
  await block.getByRole('button', { name: `Show all ${lines} lines` }).click()
  await expect.poll(visible).toBe(1)
  await block.getByRole('button', { name: 'Show fewer lines' }).click()
  await expect.poll(visible).toBeLessThan(1)
})
