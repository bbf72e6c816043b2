import { excessWidth } from '../motion'
import { expect, test } from '../test'

test.use({ javaScriptEnabled: false })

test('without scripts, everything else works, and the search has its page', async ({ page, baseURL }) => {
  await page.goto('docs/overview')
  await expect(page.getByText('ships no interface at all')).toBeVisible()
  const tabs = page.locator('[data-group=package-manager]').first()
  await expect(tabs.getByRole('tablist')).toBeHidden()
  for (const command of ['npm install', 'yarn add', 'pnpm add', 'bun add']) {
    const panel = tabs.locator(`.tabs-panel[data-label=${command.split(' ')[0]}]`)
    await expect(panel).toContainText(`${command} @craftjs/core`)
    await expect(panel).toBeVisible()
  }
  for (const name of ['Dark mode', 'Copy code', 'Wrap lines', 'Dismiss announcement'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  for (const link of await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link').all())
    await expect(link).toBeVisible()
  await page.getByRole('button', { name: 'Examples' }).hover()
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link', { name: 'Landing' })).toBeVisible()
  // The search leads to a page with instructions.
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(new RegExp(`^${baseURL}search\\??$`))
  await expect(page.getByText('needs JavaScript')).toBeVisible()
  await page.getByRole('link', { name: 'list of all pages' }).click()
  await expect(page).toHaveURL('docs')
})

test('a demo explains that it needs scripts, and images cannot be enlarged', async ({ page }) => {
  await page.goto('docs/concepts/nodes')
  const demo = page.locator('.demo').first()
  await expect(demo.getByText('This editor needs JavaScript.')).toBeVisible()
  await expect(demo.getByRole('button', { name: 'Reset' })).toBeHidden()
  await page.goto('docs/guides/basic-tutorial')
  await expect(page.locator('figure img').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enlarge picture' })).toHaveCount(0)
})

test('in a narrow window, the menu opens and closes, and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('docs/overview')
  const menu = page.getByRole('navigation', { name: 'Documentation' })
  const link = menu.getByRole('link', { name: 'Nodes', exact: true })
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.locator('#menu').getByRole('button', { name: 'Close menu' }).click()
  await expect(page.locator('#menu')).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(link).toBeVisible()
  await expect(page.locator('#menu').getByRole('link', { name: 'Support' })).toBeVisible()
  await link.click()
  await expect(page).toHaveURL('docs/concepts/nodes')
  await expect(page.locator('#menu')).toBeHidden()
})

test('the Basic and Landing editors show an image and a link to the docs instead', async ({ page }) => {
  for (const [editor, title, next] of [
    ['basic', 'Basic Page Editor', 'tutorial'],
    ['landing', 'Landing Page Editor', 'Build an editor yourself'],
  ] as const) {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`examples/${editor}/`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.locator('[role=main] > p').first()).toContainText('needs JavaScript')
      const picture = page.getByRole('img', { name: /^The editor: / })
      await expect(picture).toBeVisible()
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
      expect(await excessWidth(page)).toBeLessThanOrEqual(0)
    }
    await page.getByRole('main').getByRole('link', { name: next }).click()
    await expect(page).toHaveURL('docs/guides/basic-tutorial')
  }
})
