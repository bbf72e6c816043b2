import { join } from 'node:path'
import { photograph, tutorialFigures } from './figures/index'
import { readSteps, serveSteps } from './tutorial'

const folder = join(__dirname, '../content/docs/guides/figures')

/** `npm run figures`: takes the pictures of the guides anew; names behind `--` take these alone. */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2)
  const figures = tutorialFigures.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  const site = await serveSteps(readSteps())
  try {
    await photograph(figures, site.addressOf, folder)
  } finally {
    await site.close()
  }
}

void main()
