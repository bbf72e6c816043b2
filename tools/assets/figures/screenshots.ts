import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { launchChromium } from '../../../e2e/browser'
import type { Figure } from './tutorialFigures'

/** Color modes with their file extensions. */
export const modes = [
  { mode: 'light', ending: '.png' },
  { mode: 'dark', ending: '.dark.png' },
] as const

type Mode = (typeof modes)[number]['mode']

/** Writes a screenshot as a small PNG. */
export async function savePng(picture: Buffer, file: string): Promise<void> {
  const { width, size } = await sharp(picture)
    .png({ palette: true, quality: 92, effort: 10, compressionLevel: 9 })
    .toFile(file)
  console.log(`${file}  ${width} px  ${Math.round(size / 1000)} kB`)
}

/**
 * Takes each figure in both color modes and writes `<folder>/<name>.png` and `<name>.dark.png`. Throws if a page logs an
 * error.
 */
export async function takeFigures(
  figures: readonly Figure[],
  addressOf: (step: string) => string,
  folder: string,
): Promise<void> {
  const browser = await launchChromium()
  try {
    for (const figure of figures)
      for (const { mode, ending } of modes) {
        const page = await openFigure(browser, figure, addressOf(figure.step), mode)
        await savePng(await page.screenshot(), join(folder, figure.name + ending))
        await page.close()
      }
  } finally {
    await browser.close()
  }
}

async function openFigure(browser: Browser, figure: Figure, address: string, mode: Mode): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 960, height: figure.height },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.addInitScript((mode) => {
    addEventListener('DOMContentLoaded', () => (document.documentElement.dataset.theme = mode))
  }, mode)
  await page.goto(address)
  await page.locator('#root > *').first().waitFor()
  await figure.prepare(page)
  if (errors.length > 0) throw new Error(`${figure.name}: ${errors.join('\n')}`)
  return page
}
