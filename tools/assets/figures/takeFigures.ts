import { join } from 'node:path'
import { takeEditorPosters } from './editorPosters'
import { takeLandingPicture } from './landingPicture'
import { drawPreviewCards } from './previewCards'
import { takeLessonFigures } from './lessonFigures'
import { takeFigures } from './screenshots'
import { tutorialFigures } from './tutorialFigures'
import { readSteps, serveSteps } from '../../../e2e/tutorial'

const content = join(__dirname, '../../../content')

/** Argument for the screenshots of the editors on the landing page. */
const EDITOR = 'editor'

/** Argument for the link previews, which show the site in `public/`. */
const CARDS = 'cards'

/** Argument for the README's image, which shows the site in `public/`. */
const LANDING = 'landing'

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
