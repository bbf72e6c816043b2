import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import site from '../../content/site'
import { sampleLink } from '../../src/model/playgroundSamples'
import { launchChromium } from '../browser'
import { startHost } from '../../e2e/host'

const FOLDER = 'public/samples'

/** What is wrong with a sample in the playground; `null` when it runs, shows something and reports nothing. */
async function issueOf(browser: Browser, address: string): Promise<string | null> {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  try {
    await page.goto(address)
    await page.locator('html[data-playground=ready]').waitFor({ timeout: 60_000 })
    // What the first render leaves to effects.
    await page.waitForTimeout(300)
    const findings = await page.getByRole('alert').allTextContents()
    const shown = page.frameLocator('iframe[title=Result]').locator('#root > *')
    const isEmpty = (await shown.count()) === 0
    return [...errors, ...findings, isEmpty ? 'It shows nothing.' : ''].join(' ').trim() || null
  } catch (error) {
    return String(error)
  } finally {
    await page.close()
  }
}

/** Opens every sample of the built site in the playground; one line for each that does not run. */
export async function issuesOfSamples(): Promise<{ count: number; issues: string[] }> {
  const ids = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.split(path.sep).join('/').slice(0, -'.json'.length))
  const host = await startHost({ root: 'public', port: 0, base: site.baseUrl })
  const browser = await launchChromium()
  const issues: string[] = []
  try {
    for (const id of ids) {
      const issue = await issueOf(browser, host.url.replace(/\/$/, '') + sampleLink(id))
      if (issue !== null) issues.push(`${id}: ${issue}`)
    }
  } finally {
    await browser.close()
    await host.close()
  }
  return { count: ids.length, issues }
}
