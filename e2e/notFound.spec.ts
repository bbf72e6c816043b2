import { hydrate } from './hydrate'
import { expect, test } from './test'

for (const path of [
  ...['nowhere', 'support/x', 'docs/api', 'blog', '%', '%ff', 'docs//overview'],
  ...['examples/nowhere', 'examples/basic/nowhere'],
]) {
  test(`/${path} is the not-found page, with status 404`, async ({ page, baseURL, tolerate }) => {
    tolerate(/status of 404/)
    const response = await page.goto(`${baseURL}${path}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await hydrate(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })
}
