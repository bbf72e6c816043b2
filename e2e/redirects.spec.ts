import { expect, test } from './test'

// What each kind of old address leads to is tested in tools/deploy/oldAddresses.test.ts, without a browser.

test('an old address redirects once, and keeps query and fragment', async ({ page }) => {
  const response = await page.goto('r/docs/api/editor?x=1#props')
  await expect(page).toHaveURL('docs/api/editor?x=1#props')
  expect(response?.request().redirectedFrom()?.redirectedFrom() ?? null).toBeNull()
})

for (const from of ['r/docs/9.9.9/overview', 'r/next/docs/overview']) {
  test(`/${from} loses its version on the not-found page`, async ({ page, tolerate }) => {
    tolerate(/status of 404/)
    await page.goto(`${from}?x=1#y`)
    await expect(page).toHaveURL('docs/overview?x=1#y')
  })
}

for (const from of ['r//evil.example', 'r/r/r/nowhere']) {
  test(`/${from} stays on this site and ends at the not-found page`, async ({ page, baseURL, tolerate }) => {
    tolerate(/status of 404/)
    await page.goto(from)
    await expect(page).not.toHaveURL(/\/r\//)
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  })
}
