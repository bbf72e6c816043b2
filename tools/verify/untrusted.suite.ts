import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyPage } from '../../e2e/bundle'
import { hostilePages } from '../../e2e/untrusted/hostilePages'
import { mountScript } from '../../e2e/untrusted/mountScript'
import { type DrivenPage, inBrowser } from './browsers'
import { suiteFolder } from './suiteFolder'

// Needs the npm registry. With a policy: e2e/editors/untrustedPages.spec.ts.
const { at, run } = suiteFolder()
const scripts = new Map<string, string>()
const server = createServer(({ url = '' }, response) => {
  const script = scripts.get(path.dirname(url).slice(1))
  const isScript = url.endsWith('script.js')
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
  response.end(isScript ? script : emptyPage)
})

beforeAll(async () => {
  await run('npm install react@19 react-dom@19')
  scripts.set('18', await mountScript())
  scripts.set('19', await mountScript(at('node_modules')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void server.close())

/** Resolves once the rest of the page around the hostile part is visible. */
const SHOWN = `new Promise(function look(resolve) {
  if (document.body.textContent.includes('Beside')) resolve()
  else requestAnimationFrame(() => look(resolve))
})`
/** Marks the innermost element with the text “Press” and returns whether there is one. */
const MARK = `(() => {
  const found = [...document.querySelectorAll('main *')].findLast(({ textContent }) => textContent === 'Press')
  found?.setAttribute('data-press', '')
  return found !== undefined
})()`

/** Names of the hostile pages whose script ran. */
async function ranIn(page: DrivenPage, react: string, isEditor: boolean): Promise<string[]> {
  const ran: string[] = []
  for (const [name, nodes] of hostilePages) {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${react}/`)
    await page.evaluate(`mountPage(${JSON.stringify(nodes)}, ${isEditor})`)
    await page.evaluate(SHOWN)
    if (await page.evaluate(MARK)) await page.click('[data-press]')
    await page.evaluate('settled()')
    if ((await page.evaluate('window.ran')) === true) ran.push(name)
  }
  return ran
}

/**
 * React 19 replaces `javascript:` in known attributes, sets handlers of custom elements as properties, and does not treat
 * elements with `is` as custom elements. None of this applies to names in capitals.
 */
const isHarmlessIn19 = (name: string) =>
  /^(?:the (?:address|action) of|an attribute (?:of|with))/.test(name) && !name.endsWith('in capitals')

it.each([
  ['Chromium', '18'],
  ['Chromium', '19'],
  ['Firefox', '18'],
  ['Firefox', '19'],
] as const)('In %s with React %s, hostile pages run in an editor but not in PageView', (browser, react) =>
  inBrowser(browser, async (page) => {
    const names = hostilePages.map(([name]) => name)
    const running = react === '19' ? names.filter((name) => !isHarmlessIn19(name)) : names
    expect(await ranIn(page, react, true)).toEqual(running)
    expect(await ranIn(page, react, false)).toEqual([])
  }),
)
