import { chromium, type Browser } from '@playwright/test'
import { join } from 'node:path'
import sharp from 'sharp'
import { createServer } from 'vite'
import { chromiumFlags, findChromium } from '../../browser'

/** The frames that the front page shows the Landing editor in, in CSS pixels (src/theme/home/Stage.module.css). */
const frames = [
  { name: 'narrow', width: 358, height: 600, deviceScaleFactor: 2 },
  { name: 'medium', width: 720, height: 640, deviceScaleFactor: 2 },
  { name: 'wide', width: 1360, height: 765, deviceScaleFactor: 1.5 },
] as const

const modes = ['light', 'dark'] as const

async function shoot(
  browser: Browser,
  address: string,
  { width, height, deviceScaleFactor }: (typeof frames)[number],
  mode: (typeof modes)[number],
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor,
    reducedMotion: 'reduce',
  })
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
  await page.goto(address)
  await page.getByRole('button', { name: 'Finish editing' }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(300)
  const picture = await page.screenshot()
  await page.close()
  return picture
}

/** Photographs the Landing editor as it starts, for every frame and color mode, into `folder`. */
export async function editorPictures(folder: string): Promise<void> {
  const root = join(__dirname, '../../../examples/landing')
  const server = await createServer({ root, logLevel: 'error', server: { host: '127.0.0.1', hmr: false } })
  await server.listen()
  const [address = ''] = server.resolvedUrls?.local ?? []
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: chromiumFlags,
  })
  try {
    for (const frame of frames) {
      for (const mode of modes) {
        const file = `editor-${frame.name}-${mode}.png`
        const { size } = await sharp(await shoot(browser, address, frame, mode))
          .png({ palette: true, quality: 92, effort: 10, compressionLevel: 9 })
          .toFile(join(folder, file))
        console.log(`${file}  ${Math.round(size / 1000)} kB`)
      }
    }
  } finally {
    await browser.close()
    await server.close()
  }
}
