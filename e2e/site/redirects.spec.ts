import { expect, test } from '../test'

// Targets of each kind of old address, without a browser: tools/deploy/oldAddresses.test.ts.
test('old addresses redirect to new ones', async ({ page, tolerate }) => {
  tolerate(/status of 404/)
  for (const [from, to] of [
    ['r/docs/api/editor?x=1#props', 'docs/api/editor?x=1#props'],
    // Redirected by the script of the not-found page.
    ['r/docs/9.9.9/overview?x=1#y', 'docs/overview?x=1#y'],
    ['r//evil.example', 'evil.example'],
  ] as const) {
    await page.goto(from)
    await expect(page).toHaveURL(to)
  }
})
