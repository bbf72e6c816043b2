import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { openFixture, runMeasured, scriptEnvironment } from '../fixture'
import { assertSameFiles } from './compareFolders'
import { namedChecks } from './namedChecks'

/** Gatsby asks these hosts for lists at every build. Offline, it uses the lists in its package. */
const askedByGatsby = ['raw.githubusercontent.com', 'unpkg.com']

const offline = pathToFileURL(path.join(__dirname, 'offline.mjs')).href

/**
 * Two builds of the same sources, in two folders, in two time zones, one without network and one with little memory;
 * and a build after others.
 */
export const reproducibleSuite = namedChecks('reproducible', 'two builds from two folders', async (check) => {
  const fixture = openFixture({ bodies: 'full' })
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'another-place-'))
  // At the same depth, since webpack derives ids from the relative paths of the linked packages.
  const copy = path.join(path.dirname(fixture.folder), `${path.basename(elsewhere)}-copy`)
  const notes = path.join(elsewhere, 'asked')
  const built = path.join(fixture.folder, 'public')
  try {
    mkdirSync(copy)
    cpSync(fixture.folder, copy, { recursive: true, verbatimSymlinks: true })
    await check('a build without network works, and only Gatsby asks for anything', async () => {
      await fixture.mustBuild({ NODE_OPTIONS: `--import ${offline}`, OFFLINE_NOTES: notes })
      const asked = existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : []
      assert.deepEqual(
        asked.filter((host) => !askedByGatsby.includes(host)),
        [],
      )
    })
    await check('a build with a heap of 768 MB works', async () => {
      const env = { NODE_OPTIONS: '--max-old-space-size=768', TZ: 'Asia/Kuala_Lumpur' }
      const line = [process.execPath, '--import', 'tsx', 'scripts/build.ts']
      const { isOk, output } = await runMeasured(copy, line, { ...scriptEnvironment(copy), ...env })
      assert.ok(isOk, output)
    })
    await check('both write the same, byte for byte', () => assertSameFiles(built, path.join(copy, 'public')))
    await check('a build after others publishes what a first build publishes', async () => {
      fixture.edit('content/docs/dev.mdx', (text) => `${text}\nOne more sentence.\n`)
      await fixture.mustBuild()
      fixture.undo()
      await fixture.mustBuild()
      assertSameFiles(built, path.join(copy, 'public'))
    })
  } finally {
    fixture.close()
    for (const folder of [elsewhere, copy]) rmSync(folder, { recursive: true, force: true })
  }
})
