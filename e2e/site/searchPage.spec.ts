import type { Page } from '@playwright/test'
import { isSameDocument, markDocument } from '../history'
import { hydrate, openHydrated } from '../hydrate'
import { published, titled } from '../routes'
import { expect, navigation, test } from '../test'

const main = (page: Page) => page.getByRole('main')
const fieldOf = (page: Page) => main(page).getByRole('searchbox', { name: 'Search the documentation' })
const countOf = (page: Page) => main(page).getByRole('status')
const resultsOf = (page: Page) => main(page).getByRole('listitem')

test('the query in the URL shows results immediately, and more on demand', navigation, async ({ page }) => {
  await page.goto('search?q=node')
  await expect(fieldOf(page)).toHaveValue('node')
  await expect(countOf(page)).toHaveText(/^\d+ results$/)
  const total = Number.parseInt((await countOf(page).textContent()) ?? '')
  await expect(resultsOf(page)).toHaveCount(20)
  const first = resultsOf(page).first()
  const title = first.getByRole('heading', { level: 2 }).getByRole('link')
  await expect(title).toHaveAttribute('href', /\/docs\/api\/node$/)
  await expect(first.getByText('API Reference', { exact: true })).toBeVisible()
  await expect(resultsOf(page).filter({ hasText: ' › ' })).not.toHaveCount(0)
  for (const mark of (await main(page).locator('mark').allTextContents()).slice(0, 20))
    expect(mark).toMatch(/^node/i)
  await main(page).getByRole('button', { name: 'Show more results' }).click()
  await expect(resultsOf(page)).toHaveCount(Math.min(40, total))
  await title.focus()
  await markDocument(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/api\/node$/)
  expect(await isSameDocument(page)).toBe(true)
  await page.goBack()
  await expect(fieldOf(page)).toHaveValue('node')
  await expect(countOf(page)).toHaveText(`${total} results`)
})

test('typing searches again and updates the URL, and one step back leaves the page', async ({ page }) => {
  await openHydrated(page, 'support')
  await page.goto('search')
  await hydrate(page)
  await expect(fieldOf(page)).toHaveValue('')
  await expect(countOf(page)).toHaveText('')
  await expect(resultsOf(page)).toHaveCount(0)
  const entries = await page.evaluate(() => history.length)
  await fieldOf(page).pressSequentially('resol')
  await expect(resultsOf(page).first()).toContainText(/resol/i)
  await expect(page).toHaveURL(/\/search\?q=resol$/)
  await fieldOf(page).fill('xyzzyqwv')
  // Leaving the field searches without waiting for the pause.
  await fieldOf(page).blur()
  expect(page.url()).toMatch(/\/search\?q=xyzzyqwv$/)
  await expect(countOf(page)).toHaveText('No results for “xyzzyqwv”')
  const issue = main(page).getByRole('link', { name: 'Tell us what is missing' })
  expect(new URL((await issue.getAttribute('href')) ?? '').searchParams.get('title')).toContain('xyzzyqwv')
  await fieldOf(page).fill('')
  await expect(countOf(page)).toHaveText('')
  await expect(page).toHaveURL(/\/search$/)
  await fieldOf(page).press('Enter')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.goBack()
  await expect(page).toHaveURL(/\/support$/)
})

test('a hostile query is treated as text in the page, its head, and its links', async ({ page }) => {
  // src/theme/search/properties.test.ts tries arbitrary text.
  const query = `"><svg onload="hit=1"><img src=x onerror=hit=1><mark>useNode</mark>{{7*7}}'</script><script>hit=1</script>`
  await page.goto(`search?q=${encodeURIComponent(query)}&q=second`)
  await expect(fieldOf(page)).toHaveValue(query)
  await expect(countOf(page)).toHaveText(/result/)
  await expect(page).toHaveTitle(titled('Search'))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', published('search'))
  await expect(page.locator('main :is(img, svg[onload], script, [onerror])')).toHaveCount(0)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  for (const link of await main(page).getByRole('link').all())
    expect(await link.getAttribute('href')).toMatch(/^(?:[/#]|https:\/\/github\.com\/)[^<>"']*$/)
})

test('an empty, undecodable, or very long query does not break the page', async ({ page }) => {
  for (const [search, value] of [
    ['?q=', ''],
    ['?q=%&x=%ff', '%'],
    ['?q=%E0%A4%A&q=%00', /./],
  ] as const) {
    await openHydrated(page, `search${search}`)
    await expect(fieldOf(page)).toHaveValue(value)
    await expect(countOf(page)).not.toHaveText('Searching…')
  }
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(`search?q=${encodeURIComponent('useNode '.repeat(900))}`)
  await expect(fieldOf(page)).toHaveValue(/^useNode useNode/)
  await expect(countOf(page)).toHaveText(/result/)
  expect(requests.filter((url) => url.includes('useNode'))).toHaveLength(1)
  await fieldOf(page).fill('node '.repeat(20_000))
  await expect(countOf(page)).toHaveText(/for “?node|result/)
  await expect.poll(() => page.url().length).toBeLessThan(2_000)
})

test('the page waits for a slow index, shows an error, and can retry', async ({ page, tolerate }) => {
  tolerate(/Failed to load resource|records\.json/)
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/records.json', async (route) => {
    await isAnswered
    await route.fulfill({ contentType: 'application/json', body: '<!doctype html>' })
  })
  await page.goto('search?q=setProp')
  await expect(countOf(page)).toHaveText('Searching…')
  await fieldOf(page).fill('useNode')
  answer()
  await expect(countOf(page)).toHaveText(/cannot be read/)
  await expect(main(page).getByText('No results')).toHaveCount(0)
  await page.unroute('**/records.json')
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(resultsOf(page).first()).toContainText('useNode()')
})
