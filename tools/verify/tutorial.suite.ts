import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { commandsIn, filesAtEndOf, readSteps } from '../../e2e/tutorial'
import { startCommand } from '../fixture'
import { renderedBy } from './renderedBy'
import { suiteFolder } from './suiteFolder'

// Needs the npm registry.
const { at, write, run } = suiteFolder()

const [create = '', install = '', develop = ''] = commandsIn()
const app = /create vite@latest (\S+)/.exec(create)?.[1] ?? '.'
const steps = readSteps()

it(`“${create}” and “${install}” create an app`, async () => {
  await run(create)
  await run(install, app)
})

it.each([...new Set(steps.map(({ docId }) => docId))])(
  'the app builds with the files of %s',
  async (docId) => {
    rmSync(at(`${app}/src`), { recursive: true })
    for (const [file, code] of filesAtEndOf(steps, docId)) write(`${app}/${file}`, code)
    await run('npm run build', app)
    await run('npm run lint -- --deny-warnings', app)
  },
)

it(`“${develop}” serves the editor`, async () => {
  const server = startCommand(develop, at(app))
  try {
    const texts = await renderedBy(await server.prints(/Local:\s+(http\S+)/), '.page .text, .page .button')
    expect(texts).toEqual(['Title', 'Subtitle', 'Learn more', 'Click me', 'Hi world!', "It's me again!"])
  } finally {
    server.stop()
  }
})
