import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { sampleLink } from '../../src/model/sampleLink'
import { sampleFile, VITE_PROJECT } from '../../src/model/playground'
import { parseProject } from '../../src/playground/session/project'
import { projectFiles, zipOf } from '../../src/playground/session/projectZip'
import { TEMPLATES } from '../../src/playground/session/samples'
import { startCommand, withBuiltSite } from '../fixture'
import { renderedBy } from './renderedBy'
import { suiteFolder } from './suiteFolder'

const ids = readdirSync('public/samples', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replaceAll(path.sep, '/').slice(0, -'.json'.length))

const readJson = (name: string): unknown => JSON.parse(readFileSync(path.join('public', name), 'utf8'))

it('every sample of the built site opens in the playground and renders without errors', async () => {
  expect(ids.length).toBeGreaterThan(100)
  const issues: string[] = []
  // The playground's frame is not allowed to write to the clipboard.
  const report = (id: string, text: string) => /Clipboard/.test(text) || issues.push(`${id}: ${text}`)
  await withBuiltSite(async (browser, url) => {
    for (const id of ids) {
      const page = await browser.newPage()
      page.on('pageerror', ({ message }) => report(id, message))
      try {
        await page.goto(url.replace(/\/$/, '') + sampleLink(id))
        await page.locator('html[data-playground=ready]').waitFor()
        await page
          .frameLocator('iframe[title=Result]')
          .locator('#root > *')
          .first()
          .waitFor({ state: 'attached' })
        // Props of the wrong type only break a component when it is used.
        const result = page.frameLocator('iframe[title=Result]')
        const paragraph = result.getByText('Select me', { exact: true })
        if (await paragraph.count()) await paragraph.first().click()
        for (const button of await result.getByRole('button').filter({ visible: true }).all())
          await button.click({ timeout: 2000 }).catch(() => undefined)
        for (const alert of await page.getByRole('alert').allTextContents()) report(id, alert)
      } catch (error) {
        issues.push(`${id}: ${String(error)}`)
      }
      await page.close()
    }
  })
  expect(issues).toEqual([])
})

// Needs the npm registry.
describe('A project saved with “Download”', () => {
  const FOLDER = 'craftjs-playground'
  const { at, write, run } = suiteFolder()

  /** Unpacks the downloaded project of the sample `id`, with the source files in `source`. */
  function unpack(id: string, source = 'src'): void {
    const project = parseProject(readJson(sampleFile(id)))
    if (!project) throw new Error(`${id} is not a project.`)
    const zip = zipOf(FOLDER, projectFiles(project, readJson(VITE_PROJECT) as Record<string, string>))
    for (const [name, bytes] of Object.entries(unzipSync(zip)))
      write(name.replace('/src/', `/${source}/`), bytes)
  }

  it('installs', async () => {
    unpack(TEMPLATES[0].id)
    await run('npm install', FOLDER)
  })

  it('has correct types for every sample', async () => {
    for (const id of ids) unpack(id, `src/${id}`)
    await run('npm run types', FOLDER)
  })

  it.each([...TEMPLATES])(
    'builds, has correct types, passes its test, and renders: “$title”',
    async ({ id }) => {
      rmSync(at(`${FOLDER}/src`), { recursive: true })
      unpack(id)
      await run('npm run build && npm run types && npm test', FOLDER)
      const server = startCommand('npm run dev -- --port 0', at(FOLDER))
      try {
        await renderedBy(await server.prints(/Local:\s+(http\S+)/), '#root > *')
      } finally {
        server.stop()
      }
    },
  )
})
