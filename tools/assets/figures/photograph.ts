import { chromium, type Browser, type Page } from '@playwright/test'
import { join } from 'node:path'
import sharp from 'sharp'
import { chromiumFlags, findChromium } from '../../browser'
import type { Figure } from './Figure'

/** The color modes, and how files of theirs end. */
const modes = [
  { mode: 'light', ending: '.png' },
  { mode: 'dark', ending: '.dark.png' },
] as const

/**
 * Takes each figure in both color modes, in a browser page of its own, and writes `<folder>/<name>.png` and
 * `<name>.dark.png`; throws if a page logs an error.
 */
export async function photograph(
  figures: readonly Figure[],
  addressOf: (step: string) => string,
  folder: string,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: chromiumFlags,
  })
  try {
    for (const figure of figures) {
      for (const { mode, ending } of modes) {
        const file = figure.name + ending
        const { width, bytes } = await write(
          await shoot(browser, figure, addressOf(figure.step), mode),
          join(folder, file),
        )
        console.log(`${file}  ${width} px  ${Math.round(bytes / 1000)} kB`)
      }
    }
  } finally {
    await browser.close()
  }
}

async function shoot(browser: Browser, figure: Figure, address: string, mode: string): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: 960, height: figure.height },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  })
  const errors = errorsOf(page)
  await page.addInitScript((mode) => {
    addEventListener('DOMContentLoaded', () => (document.documentElement.dataset.theme = mode))
  }, mode)
  await page.goto(address)
  await page.locator('#root > *').first().waitFor()
  await figure.prepare(page)
  const picture = await page.screenshot()
  await page.close()
  if (errors.length > 0) throw new Error(`${figure.name}: ${errors.join('\n')}`)
  return picture
}

function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

async function write(picture: Buffer, file: string): Promise<{ width: number; bytes: number }> {
  const { width, size: bytes } = await sharp(picture)
    .png({ palette: true, quality: 92, effort: 10, compressionLevel: 9 })
    .toFile(file)
  return { width, bytes }
}
