import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { EDITORS } from '../../../src/model/examples'
import { withBuiltSite } from '../../fixture'

/**
 * Sizes of the frame on the landing page, in CSS pixels (src/theme/home/EditorFrame.module.css). Only the widest of each
 * kind is captured; narrower ones are cropped from it.
 */
export const posterSizes = [
  { name: 'phone', width: 358, height: 540 },
  { name: 'tablet', width: 720, height: 640 },
  { name: 'desk', width: 1110, height: 620 },
  { name: 'wide', width: 1392, height: 720 },
] as const

/** Device pixels per CSS pixel, with the quality of the AVIF file. */
const densities = [
  { density: 1, quality: 72 },
  { density: 2, quality: 52 },
] as const

/** A page that embeds the editor in a frame and detects when it is idle, as the landing page does. */
const around = `<!doctype html><html><body style="margin:0;overflow:hidden">
  <script>addEventListener('message', ({ data }) => {
    if (data.LANDING_PAGE_LOADED) document.title = 'ready'
  })</script>
  <iframe title="Editor" style="position:fixed;inset:0;border:0;width:100%;height:100%"></iframe>
</body></html>`

/** Loads the editor at `path` into the frame and waits until it is idle. */
async function openEditor(page: Page, address: string, path: string): Promise<void> {
  await page.route('**/around', (route) => route.fulfill({ contentType: 'text/html', body: around }))
  await page.goto(`${address}around`)
  await page.evaluate((src) => void (document.querySelector('iframe')!.src = src), path)
  await page.waitForFunction(() => document.title === 'ready')
}

async function takePosters(browser: Browser, address: string, folder: string): Promise<void> {
  for (const { density, quality } of densities)
    for (const mode of ['light', 'dark'] as const) {
      const context = await browser.newContext({ deviceScaleFactor: density, reducedMotion: 'reduce' })
      await context.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
      /** Opens a window and takes its screenshot once `open` has resolved. */
      const take = async (
        name: string,
        width: number,
        height: number,
        open: (page: Page) => Promise<void>,
      ) => {
        const page = await context.newPage()
        await page.setViewportSize({ width, height })
        await open(page)
        const file = `${name}-${mode}@${density}x.avif`
        const picture = sharp(await page.screenshot()).avif({ quality })
        const { size } = await picture.toFile(join(folder, file))
        await page.close()
        console.log(`${file}  ${Math.round(size / 1000)} kB`)
      }
      for (const { name, width, height } of posterSizes)
        for (const { value } of EDITORS)
          await take(`${value}-${name}`, width, height, (page) =>
            openEditor(page, address, `landing/#${value}`),
          )
      // Shown in the list of examples, not on the landing page.
      for (const name of ['basic', 'cms', 'forms', 'newsletter'])
        await take(`${name}-desk`, 1110, 620, async (page) => {
          await page.goto(`${address}${name}/`)
          if (name === 'cms') await page.getByRole('link', { name: 'Home', exact: true }).click()
          if (name === 'newsletter')
            await page.getByRole('link', { name: 'Bread of the week', exact: true }).click()
          if (name === 'forms') await page.getByRole('link', { name: 'Bread order', exact: true }).click()
          await page.getByRole('heading', { name: 'Outline' }).waitFor()
          await page.evaluate(() => document.fonts.ready)
        })
      await context.close()
    }
}

/** Writes screenshots of the three editors and of the Basic one to `folder`, in each size, color mode, and density. */
export const takeEditorPosters = (folder: string): Promise<void> =>
  withBuiltSite((browser, url) => takePosters(browser, `${url}examples/`, folder))
