import { withBuiltSite } from '../../fixture'
import { savePng } from './screenshots'

/** Writes the README's image to `file`: the landing page in `public/` with its editor idle. */
export const takeLandingPicture = (file: string): Promise<void> =>
  withBuiltSite(async (browser, url) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 960 }, reducedMotion: 'reduce' })
    await page.goto(url, { waitUntil: 'networkidle' })
    // The font is `font-display: optional`, so the first visit may not use it.
    await page.reload({ waitUntil: 'networkidle' })
    await savePng(await page.screenshot(), file)
  })
