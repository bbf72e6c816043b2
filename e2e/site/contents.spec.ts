import type { Page } from '@playwright/test'
import { expectHydrated, openHydrated } from '../hydrate'
import { shiftsOf, watchShifts } from '../motion'
import { button } from '../parts'
import { expect, test } from '../test'

const marked = (page: Page) => page.locator('[data-contents] [aria-current]')
const contents = (page: Page) => page.locator('#contents')

/** Scrolls the section `id` to the top of the window, below the navbar. */
const readSection = (page: Page, id: string) =>
  page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), id)

test('only the current heading is marked, every 16 ms, and kept in view', async ({ page }) => {
  await openHydrated(page, 'docs/overview')
  for (const id of ['features', 'install', 'motivation']) {
    await readSection(page, id)
    await expect(marked(page)).toHaveCount(1)
    await expect(marked(page)).toHaveAttribute('href', `#${id}`)
    await expect(marked(page)).toHaveAttribute('aria-current', 'location')
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(marked(page)).toHaveAttribute('href', '#next-steps')
  const updates = await page.evaluate(async () => {
    let updates = 0
    const contents = document.querySelector('[data-contents]')!
    // Counts records, not calls: one call reports all changes of a task. Only a newly marked link had no value before.
    const seen = new MutationObserver((records) => {
      updates += records.filter(({ oldValue }) => oldValue === null).length
    })
    seen.observe(contents, { subtree: true, attributeFilter: ['aria-current'], attributeOldValue: true })
    const start = performance.now()
    for (let step = 0; step < 400; step += 1) {
      scrollTo(0, step % 2 === 0 ? 0 : 4000)
      document.dispatchEvent(new Event('scroll'))
    }
    const took = performance.now() - start
    // A pending update runs after 16 ms, before a 17 ms timer that starts now.
    await new Promise((resolve) => setTimeout(resolve, 17))
    return { updates, most: Math.ceil((took + 17) / 16) + 1 }
  })
  expect(updates.updates).toBeLessThanOrEqual(updates.most)
  await page.setViewportSize({ width: 1280, height: 420 })
  await page.goto('docs/guides/basic-tutorial#lesson-save')
  await page.mouse.wheel(0, 10)
  await expect(marked(page)).toBeInViewport({ ratio: 0.9 })
  // A heading below the bar of its step is current as well, as soon as the bar is at the top.
  await expect(marked(page)).toHaveAttribute('href', '#lesson-save')
  for (let above = 0; above <= 60; above += 12)
    await expect
      .poll(() =>
        page.evaluate((above) => {
          document.getElementById('lesson-rule')!.scrollIntoView()
          scrollBy(0, -above)
          const { bottom } = document.querySelector('header')!.getBoundingClientRect()
          const bars = [...document.querySelectorAll('.step-bar')]
          const bar = bars.find((each) => {
            const distance = each.getBoundingClientRect().top - bottom
            return distance > -2 && distance < 30
          })
          const current = document.querySelector('[data-contents] [aria-current]')!
          return bar === undefined || bar.textContent.startsWith(current.textContent.split(':')[0]!)
        }, above),
      )
      .toBe(true)
})

test('a long table shows level 3 of one section at a time, without layout shifts', async ({ page }) => {
  await watchShifts(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await openHydrated(page, 'docs/concepts/user-components')
  const third = contents(page).locator('[data-level="3"]')
  expect(await third.count()).toBeGreaterThan(3)
  for (const [section, shown, hidden] of [
    ['connectors', 'A drag handle', 'Typing and sliders'],
    ['changing-props', 'Typing and sliders', 'A drag handle'],
  ] as const) {
    await readSection(page, section)
    await expect(contents(page).getByRole('link', { name: shown })).toBeVisible()
    await expect(contents(page).getByRole('link', { name: hidden })).toBeHidden()
  }
  expect(await shiftsOf(page)).toEqual([])
})

test('in a narrow window, the table can be opened, and a link closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, 'docs/overview')
  await expect(contents(page)).toBeHidden()
  for (const isOpen of [true, false, true]) {
    await button(page, 'On this page').click()
    await expect(button(page, 'On this page')).toHaveAttribute('aria-expanded', String(isOpen))
    await expect(contents(page)).toBeVisible({ visible: isOpen })
  }
  await contents(page).getByRole('link', { name: 'Install' }).click()
  await expect(page).toHaveURL('docs/overview#install')
  await expect(contents(page)).toBeHidden()
  await expect(page.locator('#install')).toBeInViewport()
})

test('a bar shows the section in a narrow window, and the next visit continues there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const tutorial = 'docs/guides/basic-tutorial'
  const offer = page.getByRole('link', { name: 'Continue with “Lesson 8: A settings form”' })
  const place = () => page.evaluate(() => localStorage.getItem(`reading.${location.pathname}`))
  await openHydrated(page, tutorial)
  await readSection(page, 'lesson-settings')
  const bar = page.getByRole('button', { name: /Lesson 8: A settings form/ })
  await expect(bar).toHaveAttribute('data-read', /^[4-8]\d%$/)
  const bottom = await page
    .locator('header')
    .first()
    .evaluate((bar) => bar.getBoundingClientRect().bottom)
  expect(Math.abs((await bar.boundingBox())!.y - bottom)).toBeLessThan(3)
  await expect(page.locator('.step-bar').first()).toBeHidden()
  const barBottom = (await bar.boundingBox())!.y + (await bar.boundingBox())!.height
  expect((await page.locator('#lesson-settings').boundingBox())!.y).toBeGreaterThanOrEqual(barBottom - 1)
  await expect.poll(place).toBe('lesson-settings')
  await page.goto('docs/overview')
  await openHydrated(page, tutorial)
  await offer.click()
  await expect(page).toHaveURL(`${tutorial}#lesson-settings`)
  await expect(page.locator('#lesson-settings')).toBeInViewport()
  await expect(offer).toHaveCount(0)
  await page.goto('docs/overview')
  await openHydrated(page, tutorial)
  await button(page, 'Forget this place').click()
  await expect(offer).toHaveCount(0)
  expect(await place()).toBeNull()
})

test('a “Back to top” link appears when scrolling up and works', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('docs/overview')
    const back = page.getByRole('link', { name: 'Back to top' })
    await expect(back).not.toBeInViewport()
    await page.mouse.move(200, 400)
    for (const down of [4000, 300]) {
      await page.mouse.wheel(0, down)
      await expectHydrated(page)
      await expect(back).toBeHidden()
      await page.mouse.wheel(0, -300)
      await expect(back).toBeInViewport({ ratio: 1 })
    }
    await back.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100)
    await expect(page.locator('main')).toBeFocused()
  }
})
