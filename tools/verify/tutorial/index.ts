import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { commandsIn, readSteps } from '../../tutorial/index'
import { namedChecks } from '../namedChecks'
import { start } from './shell'
import { tryEditor } from './tryEditor'

/**
 * The Basic Tutorial as a reader follows it who does nothing but what it says: its commands in an empty folder, and its
 * files one after the other. It needs the registry of npm.
 */
export const tutorialSuite = namedChecks(
  'tutorial',
  'the tutorial, followed literally from an empty folder',
  async (check) => {
    const home = await mkdtemp(path.join(os.tmpdir(), 'tutorial-'))
    const [create = '', install = '', develop = ''] = commandsIn()
    const app = path.join(home, /create vite@latest (\S+)/.exec(create)?.[1] ?? '.')
    try {
      await check(`“${create}” makes an app`, () => start(create, home).ended)
      await check(`“${install}” installs its packages`, () => start(install, app).ended)
      const source = path.join(app, 'src')
      for (const entry of readdirSync(source)) rmSync(path.join(source, entry), { recursive: true })
      for (const { changes } of readSteps()) {
        for (const { file, code } of changes) {
          const target = path.join(app, file ?? '')
          mkdirSync(path.dirname(target), { recursive: true })
          writeFileSync(target, code)
        }
      }
      await check(
        'the app compiles and builds by the rules of the template',
        () => start('npm run build', app).ended,
      )
      const server = start(develop, app)
      try {
        const address = await server.says(/Local:\s+(http\S+)/)
        await check(`“${develop}” serves a working editor`, () => tryEditor(address))
      } finally {
        server.end()
      }
    } finally {
      await rm(home, { recursive: true, force: true })
    }
  },
)
