import { join } from 'node:path'
import { editorPictures } from './editorPictures'
import { photograph } from './photograph'
import { tutorialFigures } from './tutorialFigures'
import { readSteps, serveSteps } from '../../tutorial'

const content = join(__dirname, '../../../content')

/** The word that stands for the pictures of the Landing editor on the front page. */
const EDITOR = 'editor'

/** Takes the pictures of the guides and of the front page anew; names behind `--` take these alone. */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2)
  const takes = (name: string) => wanted.length === 0 || wanted.includes(name)
  if (takes(EDITOR)) await editorPictures(join(content, 'pictures'))
  const figures = tutorialFigures.filter(({ name }) => takes(name))
  if (figures.length === 0) return
  const site = await serveSteps(readSteps())
  try {
    await photograph(figures, site.addressOf, join(content, 'docs/guides/figures'))
  } finally {
    await site.close()
  }
}

if (require.main === module) void main()
