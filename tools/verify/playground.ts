import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { parseProject, VITE_PROJECT } from '../../src/model/playground'
import { sampleFile } from '../../src/model/playgroundSamples'
import { TEMPLATES } from '../../src/model/playgroundTemplates'
import { projectFiles, zipOf } from '../../src/theme/playground/share/projectZip'
import { launchChromium } from '../browser'
import { measurePlayground, overPlaygroundBudget } from '../measure/playground'
import { namedChecks } from './namedChecks'
import { issuesOfSamples } from './openSamples'
import { start } from './tutorial'

const readJson = (name: string): unknown => JSON.parse(readFileSync(path.join('public', name), 'utf8'))

const FOLDER = 'craftjs-playground'

/** Unpacks what “Download” saves for a template into `home`. */
function unpack(home: string, id: string): void {
  const project = parseProject(readJson(sampleFile(id)))
  assert.ok(project, `${id} is no project.`)
  const base = readJson(VITE_PROJECT) as Record<string, string>
  const entries = Object.entries(unzipSync(zipOf(FOLDER, projectFiles(project, base))))
  for (const [name, bytes] of entries) {
    mkdirSync(path.join(home, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(home, name), bytes)
  }
}

/** Opens a served project; throws for errors, and when it shows nothing. */
async function tryProject(address: string): Promise<void> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(address)
    await page.locator('#root > *').first().waitFor()
    assert.deepEqual(errors, [])
  } finally {
    await browser.close()
  }
}

/** What the playground costs, whether every sample runs in it, and whether its downloads work. Needs the npm registry. */
export const playgroundSuite = namedChecks(
  'playground',
  'what the playground costs, every sample in it, and its downloads in a new folder',
  async (check) => {
    const costs = await measurePlayground(3)
    const { scripts, firstRun, laterRun } = costs
    const figures = `${Math.round(scripts / 1000)} kB, first run ${Math.round(firstRun)} ms, later ${Math.round(laterRun)} ms`
    await check(`the playground keeps its budgets (${figures})`, () =>
      assert.deepEqual(overPlaygroundBudget(costs), []),
    )
    const { count, issues } = await issuesOfSamples()
    await check(`all ${count} samples of the site open and run`, () => assert.deepEqual(issues, []))
    const home = await mkdtemp(path.join(os.tmpdir(), 'playground-'))
    const app = path.join(home, FOLDER)
    try {
      unpack(home, TEMPLATES[0].id)
      await check('“npm install” installs a download', () => start('npm install', app).ended)
      for (const { id, title } of TEMPLATES) {
        rmSync(path.join(app, 'src'), { recursive: true, force: true })
        unpack(home, id)
        await check(`“npm run build” builds the template “${title}”`, () => start('npm run build', app).ended)
        await check(`“npm run types” finds nothing in it`, () => start('npm run types', app).ended)
        const server = start('npm run dev -- --port 0', app)
        try {
          const address = await server.says(/Local:\s+(http\S+)/)
          await check('“npm run dev” serves it', () => tryProject(address))
        } finally {
          server.end()
        }
      }
    } finally {
      await rm(home, { recursive: true, force: true })
    }
  },
)
