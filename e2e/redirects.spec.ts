import { expect, test } from './test'

test.describe('a path under /r/', () => {
  for (const [from, to] of [
    ['r/docs/api/editor?x=1#props', 'docs/api/editor?x=1#props'],
    ['r/next/docs/overview', 'docs/overview'],
    ['r/docs/next/overview#top', 'docs/overview#top'],
    ['r/docs/0.1.0/overview', 'docs/overview'],
    ['r/0.2.0-beta.2/docs/overview', 'docs/overview'],
    ['r/support', 'support'],
    ['r/next', ''],
  ]) {
    test(`/${from} leads to /${to}`, async ({ page, baseURL }) => {
      const response = await page.goto(`${baseURL}${from}`)
      await expect(page).toHaveURL(`${baseURL}${to}`)
      expect(response?.request().redirectedFrom()?.redirectedFrom() ?? null).toBeNull()
    })
  }

  for (const [from, to] of [
    ['r/docs/9.9.9/overview?x=1#y', 'docs/overview?x=1#y'],
    ['r/9.9.9/support', 'support'],
  ]) {
    test(`/${from} leads to /${to}, though no rule of the host knows it`, async ({
      page,
      baseURL,
      tolerate,
    }) => {
      tolerate(/status of 404/)
      await page.goto(`${baseURL}${from}`)
      await expect(page).toHaveURL(`${baseURL}${to}`)
    })
  }

  for (const from of ['r//evil.example', 'r///evil.example', 'r/next//evil.example', 'r/r/r/nowhere']) {
    test(`/${from} stays on this site and ends at the not-found page`, async ({
      page,
      baseURL,
      tolerate,
    }) => {
      tolerate(/status of 404/)
      await page.goto(`${baseURL}${from}`)
      await expect(page).not.toHaveURL(/\/r\//)
      expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})
