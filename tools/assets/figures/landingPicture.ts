import sharp from 'sharp'
import { withBuiltSite } from '../../fixture'

/** Takes the picture of the README, the landing page in `public/` with its editor at rest, and writes it to `file`. */
export async function takeLandingPicture(file: string): Promise<void> {
  await withBuiltSite(async (browser, url) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 960 }, reducedMotion: 'reduce' })
    await page.goto(url, { waitUntil: 'networkidle' })
    // The font is optional: the first visit may do without it.
    await page.reload({ waitUntil: 'networkidle' })
    const picture = await page.screenshot()
    const { size } = await sharp(picture).png({ palette: true, quality: 92, effort: 10 }).toFile(file)
    console.log(`${file}  ${Math.round(size / 1000)} kB`)
  })
}
