import { join } from 'node:path'
import { takeEditorPosters } from './editorPosters'
import { drawPreviewCards } from './previewCards'
import { takeLessonFigures } from './lessonFigures'
import { savePng, takeFigures } from './screenshots'
import { tutorialFigures } from './tutorialFigures'
import { readSteps, serveSteps } from '../../../e2e/tutorial'
import { withBuiltSite } from '../../fixture'

const content = join(__dirname, '../../../content')

/** Argument for the screenshots of the editors on the landing page, which show the site in `public/`. */
const EDITOR = 'editor'

/** Argument for the link previews, which show the site in `public/`. */
const CARDS = 'cards'

/** Argument for the README's image, which shows the site in `public/`. */
const LANDING = 'landing'

/** Writes the README's image to `file`: the landing page in `public/` with its editor idle. */
const takeLandingPicture = (file: string): Promise<void> =>
  withBuiltSite(async (browser, url) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 960 }, reducedMotion: 'reduce' })
    await page.goto(url, { waitUntil: 'networkidle' })
    // The font is `font-display: optional`, so the first visit may not use it.
    await page.reload({ waitUntil: 'networkidle' })
    await savePng(await page.screenshot(), file)
  })

/** Takes the screenshots of the tutorial, the landing page, and the sections. `-- drag undo` takes only these two;
 * `-- lessons` takes those of all lessons, which show the site in `public/`. */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2)
  const takes = (name: string) => wanted.length === 0 || wanted.includes(name)
  if (takes(EDITOR)) await takeEditorPosters(join(content, 'pictures'))
  if (takes(CARDS)) await drawPreviewCards(join(content, '../static/cards'))
  if (takes(LANDING)) await takeLandingPicture(join(content, '../docs/images/landing.png'))
  const isLesson = (name: string) => takes(name) || wanted.includes('lessons')
  await takeLessonFigures(join(content, 'docs/guides/figures'), isLesson)
  const figures = tutorialFigures.filter(({ name }) => takes(name))
  if (figures.length === 0) return
  const site = await serveSteps(readSteps())
  try {
    await takeFigures(figures, site.addressOf, join(content, 'docs/guides/figures'))
  } finally {
    await site.close()
  }
}

if (require.main === module) void main()
