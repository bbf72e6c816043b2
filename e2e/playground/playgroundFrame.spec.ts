import { createSocket } from 'node:dgram'
import type { Page } from '@playwright/test'
import { isolated } from '../browser'
import { hold, requestsOf } from '../faults'
import { MATRIX } from '../appearances'
import { app, codeOf, hang, openProject, resultOf, stateOf, write } from './playground'
import { expect, test } from '../test'

// Untrusted code must not affect the page around its frame.
test.use({ launchOptions: isolated() })

/** Runs the first cases of a list in `npm test`, and the others in `npm run verify -- matrix`. */
const everyChangeAndNight = [
  { which: 'first cases', from: <T>(all: T[], count: number) => all.slice(0, count) },
  { which: 'other cases', from: <T>(all: T[], count: number) => all.slice(count), tag: MATRIX },
]

const openCode = (page: Page, code: string) => openProject(page, { files: { 'App.tsx': code } })

// `npm run verify -- resilience` has more of them.
test('hanging code is stopped in time, and the next run works', async ({ page, tolerate }) => {
  tolerate(/./)
  const hangs = { 'a loop that catches': 'for (;;) { try { for (;;) {} } catch {} }' }
  await hang(page, hangs, 'The code was stopped')
  await hang(page, { 'a promise': 'throw new Promise(() => {})' }, 'is waiting for a promise')
})

test('cannot take the focus or change the scroll position', async ({ page, tolerate }) => {
  // Enough attempts that a slow browser drops some of them from the list.
  tolerate(/Blocked autofocusing|log entries are not shown/)
  const take = `setInterval(() => {
    const [input, far, label] = ['input', 'far', 'label'].map((id) => document.getElementById(id) as HTMLInputElement)
    for (const element of [input, far]) { element.focus(); element.scrollIntoView() }
    window.focus()
    input.select()
    label.click()
    label.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.innerHTML = '<input autofocus>'
    dialog.showModal()
    dialog.remove()
    location.hash = ''
  }, 10)`
  const field = `<form><label id="label" htmlFor="input">Name</label><input id="input" autoFocus />
    <p style={{ height: 3000 }} /><p id="far" tabIndex={-1}>Far</p></form>`
  await openCode(
    page,
    `export function App() { React.useEffect(() => { ${take} }, []); return ${field} }\nimport * as React from 'react'\n`,
  )
  await codeOf(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  const scrolled = () => page.evaluate(() => scrollY)
  const before = await scrolled()
  const text = '// the quick brown fox jumps over the lazy dog, and writes on until the whole line is there'
  await page.keyboard.type(text, { delay: 20 })
  await expect(codeOf(page)).toContainText(text)
  await expect(codeOf(page)).toBeFocused()
  expect(await scrolled()).toBe(before)
})

/** Code that tries to navigate, and the message that the reader sees. */
const leaves = Object.entries({
  "location.href = '/records.json'": 'tried to leave',
  'for (let n = 0; n < 200; n++) history.pushState(n, "", `#${n}`)': null,
  "const f = document.createElement('iframe'); document.createElement('div').attachShadow({ mode: 'open' }).append(f); document.body.append((f.getRootNode() as ShadowRoot).host); setInterval(() => { f.srcdoc = `${Math.random()}` }, 20)":
    'tried to leave',
  'for (let n = 0; n < 200; n++) location.hash = `a${n}`': 'tried to leave',
  'history.back()': null,
  "location.href = '/examples/basic/'": 'tried to leave',
  "location.href = 'data:text/html,gone'": 'tried to leave',
  'location.reload()': 'tried to leave',
  "document.body.insertAdjacentHTML('beforeend', '<iframe srcdoc=x></iframe>'); setTimeout(() => { for (let n = 0; n < 60; n++) (window as any)[0].location = `about:srcdoc#${n}` }, 300)":
    'tried to leave',
})

for (const { which, from, tag } of everyChangeAndNight)
  test(`cannot change the page’s history, ${which}`, { tag }, async ({ page, context, tolerate }) => {
    tolerate(/./)
    test.setTimeout(240_000)
    const session = await context.newCDPSession(page)
    const entry = async () => (await session.send('Page.getNavigationHistory')).currentIndex
    for (const [code, message] of from(leaves, 3)) {
      await page.goto('support')
      const support = await entry()
      await openCode(page, app(`setTimeout(() => { ${code}; document.body.append('Done') }, 100)`))
      // Once the code has run, the browser has recorded all entries that it added, and the page reverts them.
      if (message === null) await expect(resultOf(page).getByText('Done')).toBeVisible()
      else await expect(page.getByRole('alert'), code).toContainText(message)
      await expect.poll(entry, { message: code }).toBe(support + 1)
      await page.goBack()
      await expect(page, code).toHaveURL(/support/)
    }
  })

test.describe('in a frame that loads slowly', () => {
  test.use({ bypassCSP: true })

  test('code runs after the frame has loaded', async ({ page, tolerate }) => {
    tolerate(/slow\.png|Failed to load resource/)
    const release = await hold(page, /slow\.png/)
    await page.addInitScript(() => {
      addEventListener('message', ({ data }) => {
        const { dataset } = document.documentElement
        if (data?.kind === 'ping') dataset.pings = `${dataset.pings ?? ''}.`
      })
    })
    const requested = page.waitForRequest(/slow\.png/)
    const body = (await (await page.request.get('sandbox/')).text()).replace(
      '</body>',
      '<img src="/slow.png">$&',
    )
    await page.route('**/sandbox/', (route) => route.fulfill({ contentType: 'text/html', body }))
    const opened = openCode(page, app('', 'Loaded'))
    await requested
    // After more than two pings, which running code would have answered.
    await expect(page.frames()[1]!.locator('html')).toHaveAttribute('data-pings', /^\.{3}/)
    release()
    await opened
    await expect(resultOf(page).getByText('Loaded')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('runs the handlers of forms and links without navigating', async ({ page, tolerate }) => {
  tolerate(/Content Security Policy|securitypolicyviolation/)
  const requests = requestsOf(page, /\/support\/?(?:\?[^/]*)?$/)
  await openCode(
    page,
    `import { useState } from 'react'
export function App() {
  const [text, setText] = useState('none')
  return <><form onSubmit={(event) => { event.preventDefault(); setText('sent ' + new FormData(event.currentTarget).get('name')) }}>
    <input name="name" defaultValue="Ada" /><button>Send</button></form>
    <form action="/support"><button>Leave</button></form><a href="/support" onClick={() => setText('followed')}>Link</a><p>{text}</p></>
}`,
  )
  const result = resultOf(page)
  for (const [name, text] of [
    ['Send', 'sent Ada'],
    ['Leave', 'sent Ada'],
    ['Link', 'followed'],
  ] as const) {
    await result.getByText(name, { exact: true }).click()
    await expect(result.getByText(text)).toBeVisible()
  }
  // A frame that navigates would first send a request, and its field would disappear.
  const field = result.getByRole('textbox')
  await field.click()
  await page.keyboard.type('mine')
  await expect(field).toHaveValue(/mine/)
  expect(requests).toEqual([])
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('cannot send packets', async ({ page }) => {
  const listen = async () => {
    const socket = createSocket('udp4')
    await new Promise<void>((resolve) => void socket.bind(0, '127.0.0.1', resolve))
    const heard = { packets: 0, port: socket.address().port, close: () => socket.close() }
    socket.on('message', () => heard.packets++)
    return heard
  }
  const [ofFrame, ofPage] = [await listen(), await listen()]
  const connectTo = (port: number) => `(async (Connection) => {
    const server = { urls: ['stun:127.0.0.1:${port}', 'turn:127.0.0.1:${port}'], username: 'secret', credential: 'x' }
    const connection = new Connection({ iceServers: [server] })
    connection.createDataChannel('x')
    await connection.setLocalDescription(await connection.createOffer())
  })(window.RTCPeerConnection ?? window.webkitRTCPeerConnection)`
  const connect = connectTo(ofFrame.port).replaceAll('window.', '(window as any).')
  const end = ".catch(() => {}).then(() => document.body.append('Done'))"
  await openCode(page, `export const App = () => { setTimeout(() => ${connect}${end}); return null }`)
  await expect(resultOf(page).getByText('Done')).toBeVisible()
  // Running the same code on the page afterwards shows that the socket would have received it by now.
  await page.evaluate(connectTo(ofPage.port))
  await expect.poll(() => ofPage.packets).toBeGreaterThan(0)
  expect(ofFrame.packets).toBe(0)
  for (const { close } of [ofFrame, ofPage]) close()
})

const post = (text: string, times: number) =>
  `setInterval(() => { for (let n = 0; n < ${times}; n++) parent.postMessage(${text}, '*') }, 100)`
const state = (saved: string) =>
  `{ kind: 'state', state: { nodes: [], count: 0, saved: ${saved} + ' '.repeat(n), selected: [], hovered: [], dragged: [], changes: [], applied: 0, isChanged: false, marked: [] } }`
const floods = Object.entries({
  long: post("{ kind: 'ready', more: 'x'.repeat(5e6) }", 100),
  brackets: post(state("'['.repeat(4000) + ']'.repeat(4000)"), 1),
  states: post(state("JSON.stringify({ ROOT: { props: { text: 'x'.repeat(29e4) } } })"), 9),
  problems: post(
    "{ kind: 'problem', problem: { message: 'x'.repeat(2000) + n, file: null, line: null, column: null } }",
    9,
  ),
  forged: post("{ kind: ['left', 'shown', 'ready', 'pageRejected'][n % 4], reason: 'x' }", 4),
})

for (const { which, from, tag } of everyChangeAndNight)
  test(`cannot block the page with its messages, ${which}`, { tag }, async ({ page, tolerate }) => {
    tolerate(/The code was stopped/)
    test.setTimeout(240_000)
    for (const [name, code] of from(floods, 2)) {
      await openCode(page, app(code))
      const longest = await page.evaluate(async () => {
        let [last, gap] = [performance.now(), 0]
        for (const end = last + 1500; last < end;) {
          await new Promise((resolve) => setTimeout(resolve, 10))
          gap = Math.max(gap, performance.now() - last)
          last = performance.now()
        }
        return gap
      })
      expect(longest, name).toBeLessThan(4000)
      if (name === 'long') await expect(page.getByText('it sent too much')).toBeVisible({ timeout: 3000 })
      if (name === 'brackets') await expect(stateOf(page)).toContainText('too large to be shown')
      await write(page, app('', `After ${name}`))
      // Messages sent before the frame was removed are still read.
      await expect(resultOf(page).getByText(`After ${name}`)).toBeVisible({ timeout: 60_000 })
    }
  })
