import { expect, test, type Page } from '@playwright/test'
import { servePage } from '../bundle'
import { MATRIX } from '../appearances'
import { hostilePages } from '../untrusted/hostilePages'
import { mountScript } from '../untrusted/mountScript'

type Mounting = Window & {
  mountPage: (page: object, isEditor: boolean) => Promise<void>
  settled: () => Promise<void>
  ran?: boolean
}

/** Serves an empty page with the script that mounts saved pages, with or without a policy. */
const serve = async (page: Page, headers?: Record<string, string>) =>
  servePage(page, 'http://untrusted.test/', await mountScript(), headers)

/** Names of the hostile pages whose script ran. */
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

// Without a policy, all of them run: npm run verify -- untrusted. Only a new version of the package can change either.
test('A policy without inline scripts stops all hostile pages', { tag: MATRIX }, async ({ page }) => {
  await serve(page, { 'content-security-policy': "script-src 'self'; object-src 'none'; base-uri 'none'" })
  expect(await ranIn(page, true)).toEqual([])
})

test('PageView omits everything that could run a script and shows the rest', async ({ page }) => {
  await serve(page)
  expect(await ranIn(page, false)).toEqual([])
})
