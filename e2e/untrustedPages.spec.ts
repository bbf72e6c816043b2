import { expect, test, type Page } from '@playwright/test'
import { MATRIX } from './looks'
import { hostilePages } from './untrusted/hostilePages'
import { mountDocument, mountScript } from './untrusted/mountScript'

type Mounting = Window & {
  mountPage: (page: object, isEditor: boolean) => Promise<void>
  settled: () => Promise<void>
  ran?: boolean
}

/** Serves an empty page with the script that mounts saved pages, under a policy or under none. */
async function serve(page: Page, policy = ''): Promise<void> {
  const script = await mountScript()
  await page.route('http://untrusted.test/mount.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await page.route('http://untrusted.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: policy === '' ? {} : { 'content-security-policy': policy },
      body: mountDocument,
    }),
  )
}

/** The names of the hostile pages that have run their script. */
async function ranIn(page: Page, isEditor: boolean): Promise<string[]> {
  const ran: string[] = []
  for (const [name, nodes] of hostilePages) {
    await page.goto('http://untrusted.test/')
    await page.evaluate(([nodes, isEditor]) => (window as unknown as Mounting).mountPage(nodes, isEditor), [
      nodes,
      isEditor,
    ] as const)
    await expect(page.getByText('Beside')).toBeVisible()
    const target = page.getByText('Press')
    if ((await target.count()) > 0) await target.click()
    await page.evaluate(() => (window as unknown as Mounting).settled())
    if (await page.evaluate(() => (window as unknown as Mounting).ran)) ran.push(name)
  }
  return ran
}

test('Craft.js runs the script of every hostile page, whatever the resolver has', async ({ page }) => {
  await serve(page)
  expect(await ranIn(page, true)).toEqual(hostilePages.map(([name]) => name))
})

test('A policy without inline scripts stops all of them', { tag: MATRIX }, async ({ page }) => {
  await serve(page, "script-src 'self'; object-src 'none'; base-uri 'none'")
  expect(await ranIn(page, true)).toEqual([])
})

test('PageView leaves out what could run a script, and shows the rest', async ({ page }) => {
  await serve(page)
  expect(await ranIn(page, false)).toEqual([])
})
