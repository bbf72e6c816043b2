import { hydrate } from '../hydrate'
import { expect, test } from '../test'

// Targets of each kind of old address, without a browser: tools/deploy/oldAddresses.test.ts.
test('addresses of old pages and files redirect with their query', async ({ page, baseURL, tolerate }) => {
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
  for (const [from, to] of [
    ['index.html?a=1#top', '?a=1#top'],
    ['docs/overview/index.html?a=1&b=%20#features', 'docs/overview?a=1&b=%20#features'],
  ] as const) {
    await page.goto(from)
    const tidy = () => page.evaluate(() => location.href.replace(/(.)\/(?=[?#]|$)/, '$1'))
    await expect.poll(tidy).toBe(`${baseURL}${to}`.replace(/(.)\/(?=[?#]|$)/, '$1'))
    await hydrate(page)
    await expect(page.locator('h1')).toHaveCount(1)
  }
})
