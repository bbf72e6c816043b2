import { expect, test } from './test'

// Where each kind of old address leads: tools/deploy/oldAddresses.test.ts, without a browser.
test('old addresses become new ones', async ({ page, tolerate }) => {
  tolerate(/status of 404/)
  for (const [from, to] of [
    ['r/docs/api/editor?x=1#props', 'docs/api/editor?x=1#props'],
    // By the script of the not-found page.
    ['r/docs/9.9.9/overview?x=1#y', 'docs/overview?x=1#y'],
    ['r//evil.example', 'evil.example'],
  ] as const) {
    await page.goto(from)
    await expect(page).toHaveURL(to)
  }
})
