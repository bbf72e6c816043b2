import { execFileSync } from 'node:child_process'
import { inSite, listedDocs, published, sidebar } from './routes'
import { expect, test } from './test'

const isShallow =
  execFileSync('git', ['rev-parse', '--is-shallow-repository'], { encoding: 'utf8' }).trim() === 'true'

test('the sidebar lists the docs by category, in order, and leaves out what is unlisted', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL}docs/overview`)
  const groups = page.getByRole('navigation', { name: 'Documentation' }).locator(':scope > ul > li')
  const listed = await groups.evaluateAll((items) =>
    items.map((item) => [
      item.querySelector('button')?.textContent,
      [...item.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]),
    ]),
  )
  expect(listed).toEqual(
    sidebar.map(([category, docs]) => [category, docs.map(({ path, title }) => [inSite(path), title])]),
  )
})

test('previous and next lead through the docs in the order of the sidebar', async ({ request, baseURL }) => {
  const around = await Promise.all(
    listedDocs.map(async ({ path }) => {
      const html = await (await request.get(`${baseURL}${path}`)).text()
      const to = (rel: string) =>
        new RegExp(`<a rel="${rel}"[^>]* href="${inSite('')}([^"]*)"`).exec(html)?.[1]
      return [to('prev'), to('next')]
    }),
  )
  expect(around).toEqual(listedDocs.map((_, at) => [listedDocs[at - 1]?.path, listedDocs[at + 1]?.path]))
})

for (const path of ['docs/concepts/serializing', 'docs/dev']) {
  test(`/${path} stands outside of the reading order`, async ({ page, baseURL }) => {
    await page.goto(`${baseURL}${path}`)
    await expect(page.locator('[rel=prev], [rel=next]')).toHaveCount(0)
    await expect(page.locator('#menu [aria-current=page]')).toHaveCount(0)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  })
}

for (const [category, docs] of sidebar) {
  const [doc] = docs
  if (!doc) continue
  test(`/${doc.path} shows where it stands, in the sidebar and above its title`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${baseURL}${doc.path}`)
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')).toHaveText([
      'Docs',
      category,
    ])
    const menu = page.getByRole('navigation', { name: 'Documentation' })
    await expect(menu.locator('[aria-current=page]')).toHaveText(doc.title)
    await expect(menu.getByRole('button', { expanded: true })).toHaveText(category)
    await expect(
      page.getByRole('navigation', { name: 'Main', exact: true }).locator('[aria-current]'),
    ).toHaveText('Documentation')
  })
}

test('a doc says how to edit it, which version it describes and when it last changed', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL}docs/concepts/nodes`)
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://github.com/prevwong/craft.js/edit/main/content/docs/concepts/nodes.mdx',
  )
  const version = page.getByRole('link', { name: 'Version: Next' })
  await expect(version).toHaveText('Next')
  await expect(version).toHaveAttribute('href', inSite('docs/migrating/migrating-0.1.x'))
  const changed = page.getByText(/^Last updated on [A-Z][a-z]+ \d+, \d{4}$/)
  await expect(changed).toHaveCount(isShallow ? 0 : 1)
})

test('a problem with a page is reported by an issue that names title, address and version', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL}docs/api/editor`)
  const href = await page.getByRole('link', { name: 'Report a problem' }).getAttribute('href')
  const url = new URL(href ?? '')
  expect(url.origin + url.pathname).toBe('https://github.com/prevwong/craft.js/issues/new')
  expect(url.searchParams.get('title')).toBe('Docs: <Editor />')
  expect(url.searchParams.get('body')).toContain(`Page: ${published('docs/api/editor')}\n`)
  expect(url.searchParams.get('body')).toMatch(/Version: Next, for Craft\.js \d+\.\d+\.\d+\n/)
})

for (const path of ['docs/concepts/nodes', 'docs/api/useNode', 'docs/guides/basic-tutorial']) {
  test(`the table of contents of /${path} holds its headings of levels 2 and 3`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${baseURL}${path}`)
    const headings = await page
      .locator('.prose :is(h2, h3)[id]')
      .evaluateAll((all) => all.map(({ id, textContent }) => [`#${id}`, textContent]))
    const contents = await page
      .locator('[data-contents] a')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]))
    expect(contents).toEqual(headings)
    expect(contents.length).toBeGreaterThan(2)
  })
}
