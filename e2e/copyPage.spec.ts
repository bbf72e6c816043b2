import { expect, test } from './test'

test('a reader views a page as Markdown before any script', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}docs/overview`)
  await page.getByRole('button', { name: 'Copy page' }).click()
  const link = page.getByRole('link', { name: 'View as Markdown' })
  await expect(link).toBeVisible()
  await expect(link).toHaveAttribute('href', /\/docs\/overview\.md$/)
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
})

test('a reader copies a page as Markdown', async ({ page, baseURL, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${baseURL}blog/react-19`)
  await page.getByRole('button', { name: 'Copy page' }).click()
  await page.getByRole('button', { name: 'Copy as Markdown' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^# Craft\.js 0\.2\.12: React 19\n/)
})

test('the archive shows the posts of one tag', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}blog/archive`)
  const all = await page.getByRole('heading', { level: 3 }).count()
  await page.getByRole('button', { name: 'history' }).click()
  await expect(page.getByRole('button', { name: 'history' })).toHaveAttribute('aria-pressed', 'true')
  expect(await page.getByRole('heading', { level: 3 }).count()).toBeLessThan(all)
})

test('the not-found page suggests what was meant, and shows where the link stands', async ({
  page,
  baseURL,
  tolerate,
}) => {
  tolerate(/status of 404/)
  await page.goto(`${baseURL}docs/api/useeditr`, { referer: `${baseURL}support` })
  const near = page.getByRole('navigation', { name: 'Nearest pages' })
  await expect(near.getByRole('link').first()).toHaveText('useEditor()')
  await expect(page.getByText('The link that brought you here stands on')).toBeVisible()
})
