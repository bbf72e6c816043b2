import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFixture, runMeasured, scriptEnvironment } from '../fixture'
import { assertSameFiles } from './compareFolders'

/** Gatsby requests lists from these hosts in every build. Offline, it uses the lists in its package. */
const HOSTS_OF_GATSBY = ['raw.githubusercontent.com', 'unpkg.com']

const offline = pathToFileURL(path.join(import.meta.dirname, 'offline.mjs')).href
const fixture = openFixture({ bodies: 'full' })
// At the same depth, because webpack derives ids from the relative paths of the linked packages.
const copy = `${fixture.folder}-copy`
const log = `${fixture.folder}-hosts`
const built = path.join(fixture.folder, 'public')
beforeAll(() => {
  mkdirSync(copy)
  cpSync(fixture.folder, copy, { recursive: true, verbatimSymlinks: true })
})
afterAll(() => {
  fixture.close()
  for (const left of [copy, log]) rmSync(left, { recursive: true, force: true })
})

it('a build works without a network, and only Gatsby makes requests', async () => {
  await fixture.mustBuild({ NODE_OPTIONS: `--import ${offline}`, OFFLINE_LOG: log })
  const hosts = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []
  expect(hosts.filter((host) => !HOSTS_OF_GATSBY.includes(host))).toEqual([])
})

it('a build in another folder and time zone, with a 768 MB heap, writes the same bytes', async () => {
  const env = { NODE_OPTIONS: '--max-old-space-size=768', TZ: 'Asia/Kuala_Lumpur' }
  const line = [process.execPath, '--import', 'tsx', 'scripts/build.ts']
  const { isOk, output } = await runMeasured(copy, line, { ...scriptEnvironment(copy), ...env })
  expect(isOk, output).toBe(true)
  assertSameFiles(built, path.join(copy, 'public'))
})

it('a build after an edit that was undone writes the same bytes', async () => {
  fixture.edit('content/docs/dev.mdx', (text) => `${text}\nOne more sentence.\n`)
  await fixture.mustBuild()
  fixture.undo()
  await fixture.mustBuild()
  assertSameFiles(built, path.join(copy, 'public'))
})
