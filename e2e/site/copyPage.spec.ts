import { copiedText } from '../clipboard'
import { button } from '../parts'
import { expect, test } from '../test'

test('a page can be viewed as Markdown, before any script has loaded, or copied', async ({ page }) => {
  await page.goto('blog/react-19')
  await button(page, 'Copy page').click()
  const link = page.getByRole('link', { name: 'View as Markdown' })
  await expect(link).toHaveAttribute('href', /\/blog\/react-19\.md$/)
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await button(page, 'Copy page').click()
  await expect(link).toBeVisible()
  await button(page, 'Copy Markdown link').click()
  await expect.poll(() => copiedText(page)).toMatch(/^https:\/\/.*\/blog\/react-19\.md$/)
  await button(page, 'Copy as Markdown').click()
  await expect(button(page, 'Copied')).toBeVisible()
  expect(await copiedText(page)).toMatch(/^# Craft\.js 0\.2\.12: React 19\n/)
})

test('a post’s tag links to the posts with that tag, and from there to all posts', async ({ page }) => {
  await page.goto('blog/undo-and-redo')
  await page.getByRole('main').getByRole('link', { name: 'history', exact: true }).click()
  await expect(page).toHaveURL(/\/blog\/archive\?tag=history$/)
  // No interaction: the page hydrates on its own.
  await expect(page.getByRole('button', { name: 'history' })).toHaveAttribute('aria-pressed', 'true')
  const some = await page.getByRole('heading', { level: 3 }).count()
  await page.getByRole('button', { name: 'All posts' }).click()
  await expect(page).toHaveURL(/\/blog\/archive$/)
  expect(await page.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(some)
  await page.getByRole('button', { name: 'history' }).click()
  await expect(page).toHaveURL(/\?tag=history$/)
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(some)
})

test('the not-found page suggests similar pages', async ({ page, baseURL, tolerate }) => {
  tolerate(/status of 404/)
  await page.goto('docs/api/useeditr', { referer: `${baseURL}support` })
  const near = page.getByRole('navigation', { name: 'Suggested pages' })
  await expect(near.getByRole('link').first()).toHaveText('useEditor()')
  await expect(page.getByText('You followed a link from')).toBeVisible()
  await page.goto('playgroud')
  await expect(near.getByRole('link').first()).toHaveText('Playground')
})
