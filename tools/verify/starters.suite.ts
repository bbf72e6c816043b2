import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { launchChromium } from '../../e2e/browser'
import { starterPath } from '../../src/model/starters'
import { startCommand } from '../fixture'
import { renderedBy } from './renderedBy'
import { suiteFolder } from './suiteFolder'

// Needs the npm registry.
const { at, write, run } = suiteFolder()

/** Types into a heading of the built CMS and waits until its server has stored the page. */
async function savesOnServer(address: string, app: string) {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    await page.goto(`${address}#/home`)
    await page.getByText('Bread at seven').click()
    await page.getByRole('textbox', { name: 'Text' }).fill('Bread at eight')
    await expect
      .poll(() => readFileSync(path.join(app, 'data/pages/home.json'), 'utf8'), { timeout: 60_000 })
      .toContain('Bread at eight')
  } finally {
    await browser.close()
  }
}

/** Fills in the sample form without scripts, and waits until its server has stored the answers. */
async function storesAnswers(address: string, app: string) {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(`${address}page/?id=bread-order`)
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('Your email address').fill('ada@example.com')
    await page.getByLabel('Rye').check()
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Thank you.').waitFor()
    const messages = readdirSync(path.join(app, 'data/messages'))
    expect(messages.filter((file) => !file.includes('sample'))).toHaveLength(1)
  } finally {
    await browser.close()
  }
}

/** Publishes the sample issue, and waits until its mail shows the picture that the server has. */
async function showsMail(address: string) {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    await page.goto(`${address}#/bread`)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('link', { name: 'Read it' }).click()
    const mail = page.frameLocator('iframe[title=Mail]')
    const picture = mail.locator('img')
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(552)
    // The server's policy must not block the styles of the mail.
    const cell = mail.getByRole('link', { name: 'Order a loaf' }).locator('..')
    expect(await cell.evaluate((td) => getComputedStyle(td).padding)).toBe('12px 24px')
  } finally {
    await browser.close()
  }
}

it.each([
  { name: 'tutorial', serve: 'npm run dev -- --port 0', page: '', shows: '.page .text', text: 'Title' },
  { name: 'cms', serve: 'PORT=0 npm start', page: '', shows: '.list a', text: 'Home' },
  { name: 'forms', serve: 'PORT=0 npm start', page: '', shows: '.list a', text: 'Bread order' },
  { name: 'newsletter', serve: 'PORT=0 npm start', page: '', shows: '.list a', text: 'Bread of the week' },
  { name: 'nextjs', serve: 'npm start -- --port 0', page: '/edit/home', shows: 'section p', text: 'Hello' },
] as const)('$name installs, has correct types, passes its tests, builds and opens', async (starter) => {
  for (const [file, bytes] of Object.entries(unzipSync(readFileSync(`public${starterPath(starter.name)}`))))
    write(file, bytes)
  const app = at(`craftjs-${starter.name}`)
  await run('npm install && npm run types && npm test && npm run build', `craftjs-${starter.name}`)
  const server = startCommand(starter.serve, app)
  try {
    const address = await server.prints(/Local:\s+(http\S+)/)
    expect(await renderedBy(address.replace(/\/$/, '') + starter.page, starter.shows)).toContain(starter.text)
    if (starter.name === 'cms') await savesOnServer(address, app)
    if (starter.name === 'forms') await storesAnswers(address, app)
    if (starter.name === 'newsletter') await showsMail(address)
  } finally {
    server.stop()
  }
})
