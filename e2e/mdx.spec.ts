import type { Page } from '@playwright/test'
import { copiedText } from './clipboard'
import { hydrate, times, timesOfBehaviors } from './hydrate'
import { nextFrames, shiftsOf, watchShifts } from './motion'
import { expect, test } from './test'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).first()
const panelOf = (page: Page, name: string) =>
  page.getByRole('tabpanel', { name, exact: true, includeHidden: true }).first()

for (const [when, open, options] of timesOfBehaviors) {
  test.describe(when, options, () => {
    test('a package manager is chosen by click or arrow keys, once for all pages and visits', async ({
      page,
    }) => {
      await open(page, 'docs/overview')
      await expect(tab(page, 'npm')).toHaveAttribute('aria-selected', 'true')
      await tab(page, 'pnpm').click()
      await expect(panelOf(page, 'pnpm')).toBeVisible()
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
      await open(page, 'docs/guides/basic-tutorial')
      await expect(page.getByRole('tab', { name: 'pnpm', selected: true })).toHaveCount(
        await page.locator('[data-group=package-manager]').count(),
      )
    })

    test('the button of a code block copies its code, and its check mark says what was checked', async ({
      page,
    }) => {
      await open(page, 'docs/overview')
      const block = page.locator('.code', { hasText: 'Text.tsx' }).first()
      await block.getByRole('button', { name: 'Copy code' }).click()
      await expect.poll(() => copiedText(page)).toMatch(/^import \{ useNode[^]*<\/p>\n {2}\)\n\}$/)
      await expect(page.getByRole('status').filter({ hasText: 'Code copied' })).toBeAttached()
      const mark = page.locator('.code-checked').first()
      await mark.locator('summary').click()
      await expect(mark.getByText(/^Checked with @craftjs\/core \d+\.\d+\.\d+/)).toBeVisible()
    })

    test('details open and close', async ({ page }) => {
      await open(page, 'docs/guides/basic-tutorial')
      const details = page.locator('details', { hasText: 'The stylesheet, to copy once' })
      const summary = details.locator('> summary')
      await summary.click()
      await expect(details.locator('.details-body')).toBeVisible()
      await summary.click()
      await expect(details.locator('.details-body')).toBeHidden()
    })

    test('the sign beside a heading copies its address and goes there', async ({ page, baseURL }) => {
      await open(page, 'docs/overview')
      await page.getByRole('link', { name: 'Link to this section: Features' }).click()
      await expect(page).toHaveURL('docs/overview#features')
      await expect.poll(() => copiedText(page)).toBe(`${baseURL}docs/overview#features`)
      await expect(page.locator('#features')).toBeInViewport()
    })
  })
}

for (const [when, open, options] of times)
  test(`long lines wrap and unwrap ${when}`, options, async ({ page }) => {
    await open(page, 'docs/overview')
    const block = page.locator('.code').first()
    const wrap = block.getByRole('button', { name: 'Wrap lines' })
    await wrap.click()
    await expect(wrap).toHaveAttribute('aria-pressed', 'true')
    await expect(block.locator('pre code')).toHaveCSS('white-space', /pre-wrap|break-spaces/)
    await wrap.click()
    await expect(wrap).toHaveAttribute('aria-pressed', 'false')
  })

test('a picture with a caption comes in a modern format and with its size', async ({ page }) => {
  await page.goto('docs/guides/basic-tutorial')
  const figure = page.locator('figure.figure').first()
  await expect(figure.locator('figcaption')).toHaveText('The editor at the end of this tutorial')
  await figure.scrollIntoViewIfNeeded()
  const image = figure.locator('img:visible')
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => (img.complete ? img.currentSrc : '')))
    .toMatch(/\.(?:avif|webp)$/)
  const { ratio, natural, alt } = await image.evaluate((img: HTMLImageElement) => ({
    ratio: Number(img.getAttribute('width')) / Number(img.getAttribute('height')),
    natural: img.naturalWidth / img.naturalHeight,
    alt: img.alt,
  }))
  expect(ratio).toBeCloseTo(natural, 1)
  expect(alt).not.toBe('')
})

for (const path of ['docs/overview', 'docs/guides/basic-tutorial']) {
  test(`nothing moves on /${path} while it loads, scrolls and hydrates`, async ({ page }) => {
    await watchShifts(page)
    await page.addInitScript(() => {
      localStorage.setItem('tab.package-manager', 'pnpm')
      localStorage.setItem('theme', 'dark')
    })
    await page.goto(path)
    for (let step = 0; step < 8; step += 1) {
      await page.mouse.wheel(0, 900)
      await nextFrames(page)
    }
    await hydrate(page)
    expect(await shiftsOf(page)).toEqual([])
  })
}

for (const width of [390, 1280])
  test(`nothing lies over code, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['docs/overview', 'docs/api/useEditor', '']) {
      await page.goto(path)
      const covered = await page.$$eval('.code', (blocks) =>
        blocks.flatMap((block) => {
          const code = block.querySelector('pre')!.getBoundingClientRect()
          const parts = block.querySelectorAll('.code-title, .code-actions, .code-checked > summary')
          return [...parts]
            .map((part) => part.getBoundingClientRect())
            .filter(
              (part) =>
                part.width > 0 &&
                code.width > 0 &&
                part.bottom > code.top + 1 &&
                part.top < code.bottom - 1 &&
                part.right > code.left + 1 &&
                part.left < code.right - 1,
            )
            .map(() => block.textContent?.slice(0, 60))
        }),
      )
      expect(covered, `/${path}`).toEqual([])
    }
  })

test('a long block is folded, shows all of its lines on demand, and copies all of them always', async ({
  page,
}) => {
  await page.goto('docs/recipes/responsive-values')
  // In a demo the code is as high as the stage beside it, and scrolls.
  const block = page.locator('.section > .code[data-fold]').first()
  await block.scrollIntoViewIfNeeded()
  const lines = ((await block.locator('pre').textContent()) ?? '').split('\n').length
  const visible = () => block.locator('pre').evaluate((pre) => pre.clientHeight / pre.scrollHeight)
  expect(await visible()).toBeLessThan(1)
  await block.getByRole('button', { name: 'Copy code' }).click()
  await expect.poll(async () => (await copiedText(page)).split('\n').length).toBe(lines)
  await block.getByRole('button', { name: `Show all ${lines} lines` }).click()
  await expect.poll(visible).toBe(1)
  await block.getByRole('button', { name: 'Show fewer lines' }).click()
  await expect.poll(visible).toBeLessThan(1)
})
