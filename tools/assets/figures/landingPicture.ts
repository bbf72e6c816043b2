import { withBuiltSite } from '../../fixture'
import { savePng } from './screenshots'

/** Takes the picture of the README, the landing page in `public/` with its editor at rest, and writes it to `file`. */
export const takeLandingPicture = (file: string): Promise<void> =>
  withBuiltSite(async (browser, url) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 960 }, reducedMotion: 'reduce' })
    await page.goto(url, { waitUntil: 'networkidle' })
    // The font is optional: the first visit may do without it.
    await page.reload({ waitUntil: 'networkidle' })
    await savePng(await page.screenshot(), file)
  })
