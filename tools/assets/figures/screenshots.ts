import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { createServer } from 'vite'
import { launchChromium } from '../../browser'
import type { Figure } from './tutorialFigures'

/** The color modes, and the file extension of each. */
const modes = [
  { mode: 'light', ending: '.png' },
  { mode: 'dark', ending: '.dark.png' },
] as const

type Mode = (typeof modes)[number]['mode']

/** Window sizes of the Landing editor on the landing page, in CSS pixels (src/theme/home/EditorPreview.module.css). */
const posters = [
  { name: 'narrow', width: 358, height: 600, deviceScaleFactor: 2 },
  { name: 'medium', width: 720, height: 640, deviceScaleFactor: 2 },
  { name: 'wide', width: 1360, height: 765, deviceScaleFactor: 1.5 },
] as const

async function withBrowser(run: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await launchChromium()
  await run(browser).finally(() => browser.close())
}

/** Writes a screenshot of the page as a small PNG, and closes the page. */
async function save(page: Page, folder: string, file: string): Promise<void> {
  const { width, size } = await sharp(await page.screenshot())
    .png({ palette: true, quality: 92, effort: 10, compressionLevel: 9 })
    .toFile(join(folder, file))
  await page.close()
  console.log(`${file}  ${width} px  ${Math.round(size / 1000)} kB`)
}

/**
 * Takes each figure in both color modes, and writes `<folder>/<name>.png` and `<name>.dark.png`. Throws if a page logs an
 * error.
 */
export function takeFigures(
  figures: readonly Figure[],
  addressOf: (step: string) => string,
  folder: string,
): Promise<void> {
  return withBrowser(async (browser) => {
    for (const figure of figures)
      for (const { mode, ending } of modes) {
        const page = await openFigure(browser, figure, addressOf(figure.step), mode)
        await save(page, folder, figure.name + ending)
      }
  })
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

/** Takes the posters of the Landing editor, in each size and color mode, into `folder`. */
export async function takeEditorPosters(folder: string): Promise<void> {
  const root = join(__dirname, '../../../examples')
  const server = await createServer({ root, logLevel: 'error', server: { host: '127.0.0.1', hmr: false } })
  await server.listen()
  const [address = ''] = server.resolvedUrls?.local ?? []
  try {
    await withBrowser(async (browser) => {
      for (const { name, width, height, deviceScaleFactor } of posters)
        for (const { mode } of modes) {
          const viewport = { width, height }
          const page = await browser.newPage({ viewport, deviceScaleFactor, reducedMotion: 'reduce' })
          await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
          await page.goto(`${address}landing/`)
          await page.getByRole('button', { name: 'Finish editing' }).waitFor()
          await page.evaluate(() => document.fonts.ready)
          await page.waitForTimeout(300)
          await save(page, folder, `editor-${name}-${mode}.png`)
        }
    })
  } finally {
    await server.close()
  }
}
