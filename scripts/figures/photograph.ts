import { chromium, type Browser, type Page } from '@playwright/test'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Figure } from './tutorialFigures'

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Takes each figure in a browser of its own page and writes `<folder>/<name>.png`; throws if a page logs an error. */
export const photograph = async (
  figures: Figure[],
  addressOf: (step: string) => string,
  folder: string,
): Promise<void> => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: chromiumFlags,
  })
  try {
    for (const figure of figures) {
      const { width, bytes } = await write(
        await shoot(browser, figure, addressOf(figure.step)),
        figure,
        folder,
      )
      console.log(`${figure.name}.png  ${width} px  ${Math.round(bytes / 1000)} kB`)
    }
  } finally {
    await browser.close()
  }
}

const shoot = async (browser: Browser, figure: Figure, address: string): Promise<Buffer> => {
  const page = await browser.newPage({
    viewport: { width: 960, height: figure.height },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  })
  const errors = errorsOf(page)
  await page.goto(address)
  await page.locator('.page').waitFor()
  await figure.prepare(page)
  const picture = await page.screenshot()
  await page.close()
  if (errors.length > 0) throw new Error(`${figure.name}: ${errors.join('\n')}`)
  return picture
}

const errorsOf = (page: Page): string[] => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

const write = async (picture: Buffer, { name }: Figure, folder: string) => {
  const { width, size: bytes } = await sharp(picture)
    .png({ palette: true, quality: 92, effort: 10, compressionLevel: 9 })
    .toFile(join(folder, `${name}.png`))
  return { width, bytes }
}
