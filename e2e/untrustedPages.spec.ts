import { expect, test, type Page } from '@playwright/test'
import { servePage } from './bundle'
import { MATRIX } from './looks'
import { hostilePages } from './untrusted/hostilePages'
import { mountScript } from './untrusted/mountScript'

type Mounting = Window & {
  mountPage: (page: object, isEditor: boolean) => Promise<void>
  settled: () => Promise<void>
  ran?: boolean
}

/** Serves an empty page with the script that mounts saved pages, under a policy or under none. */
const serve = async (page: Page, headers?: Record<string, string>) =>
  servePage(page, 'http://untrusted.test/', await mountScript(), headers)

/** The names of the hostile pages that have run their script. */
async function ranIn(page: Page, isEditor: boolean): Promise<string[]> {
  const ran: string[] = []
  await page.goto('http://untrusted.test/')
  for (const [name, nodes] of hostilePages) {
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

/** For what only another version of the package can change. */
const night = { tag: MATRIX }

test('Craft.js runs the script of every hostile page, whatever the resolver has', night, async ({ page }) => {
  await serve(page)
  expect(await ranIn(page, true)).toEqual(hostilePages.map(([name]) => name))
})

test('A policy without inline scripts stops all of them', night, async ({ page }) => {
  await serve(page, { 'content-security-policy': "script-src 'self'; object-src 'none'; base-uri 'none'" })
  expect(await ranIn(page, true)).toEqual([])
})

test('PageView leaves out what could run a script, and shows the rest', async ({ page }) => {
  await serve(page)
  expect(await ranIn(page, false)).toEqual([])
})
