import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { commandsIn, filesAtEndOf, readSteps } from '../../e2e/tutorial'
import { startCommand } from '../fixture'
import { renderedBy } from './renderedBy'

// Needs the npm registry.
const home = mkdtempSync(path.join(tmpdir(), 'tutorial-'))
afterAll(() => rmSync(home, { recursive: true }))

const [create = '', install = '', develop = ''] = commandsIn()
const app = path.join(home, /create vite@latest (\S+)/.exec(create)?.[1] ?? '.')
const steps = readSteps()

it(`“${create}” and “${install}” create an app`, async () => {
  await startCommand(create, home).ended
  await startCommand(install, app).ended
})

it.each([...new Set(steps.map(({ docId }) => docId))])(
  'the app builds with the files of %s',
  async (docId) => {
    rmSync(path.join(app, 'src'), { recursive: true })
    for (const [file, code] of filesAtEndOf(steps, docId)) {
      const target = path.join(app, file)
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, code)
    }
    await startCommand('npm run build', app).ended
    await startCommand('npm run lint -- --deny-warnings', app).ended
  },
)

it(`“${develop}” serves the editor`, async () => {
  const server = startCommand(develop, app)
  try {
    const texts = await renderedBy(await server.prints(/Local:\s+(http\S+)/), '.page .text, .page .button')
    expect(texts).toEqual(['Title', 'Subtitle', 'Learn more', 'Click me', 'Hi world!', "It's me again!"])
  } finally {
    server.stop()
  }
})
