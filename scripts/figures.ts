import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveSteps } from './figures/serveSteps'
import { tutorialFigures } from './figures/tutorialFigures'
import { photograph } from './figures/photograph'
import { stepsOf } from './tutorial/steps'

// Takes the pictures of the guides from the running editor: `npm run figures`, or `npm run figures -- drag topbar`.
const guides = join(__dirname, '../content/docs/guides')

const main = async () => {
  const wanted = process.argv.slice(2)
  const steps = stepsOf(readFileSync(join(guides, 'basic-tutorial.mdx'), 'utf8'))
  const figures = tutorialFigures.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  const site = await serveSteps(steps)
  try {
    await photograph(figures, site.addressOf, join(guides, 'figures'))
  } finally {
    await site.close()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
