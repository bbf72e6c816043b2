import assert from 'node:assert/strict'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { openFixture, runMeasured, scriptEnvironment } from '../fixture'
import { namedChecks } from './namedChecks'
import { differencesOf, firstDifference } from './compareFolders'

/** Files that two builds of the same sources may write differently, each with its reason: there are none. */
const mayDiffer: readonly { file: RegExp; why: string }[] = []

/** Hosts that Gatsby asks for lists of its own at every build; without an answer it takes those it was published with. */
const askedByGatsby = ['raw.githubusercontent.com', 'unpkg.com']

const offline = pathToFileURL(path.join(__dirname, 'offline.mjs')).href

/** Builds the copy in `folder` with settings of its own; throws what it said when it fails. */
async function build(folder: string, env: Record<string, string>): Promise<void> {
  const line = [process.execPath, '--import', 'tsx', 'scripts/build.ts']
  const { isOk, output } = await runMeasured(folder, line, { ...scriptEnvironment(folder), ...env })
  if (!isOk) throw new Error(output)
}

/** Fails with the first places where two folders of files differ. */
function mustBeEqual(one: string, other: string): void {
  const { only, changed } = differencesOf(one, other)
  assert.deepEqual(only, [], 'Not both have these files.')
  const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'latin1')
  const unknown = changed.filter((name) => !mayDiffer.some(({ file }) => file.test(name)))
  const places = unknown
    .slice(0, 12)
    .map((file) => `${file}: ${firstDifference(read(one, file), read(other, file))}`)
  assert.equal(unknown.length, 0, `${unknown.length} files differ:\n${places.join('\n')}`)
}

/**
 * Two builds of the same sources, in two folders, in two time zones, one without network and one with little memory;
 * and a build after others.
 */
export const reproducibleSuite = namedChecks('reproducible', 'two builds from two folders', async (check) => {
  const fixture = openFixture({ bodies: 'full' })
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'another-place-'))
  // Packages are links, and webpack numbers modules by where they really are from here: so at the same depth.
  const twin = path.join(path.dirname(fixture.folder), `${path.basename(elsewhere)}-twin`)
  const notes = path.join(elsewhere, 'asked')
  const output = path.join(fixture.folder, 'public')
  try {
    mkdirSync(twin)
    cpSync(fixture.folder, twin, { recursive: true, verbatimSymlinks: true })
    await check('a build without network works, and only Gatsby asks for anything', async () => {
      await build(fixture.folder, { NODE_OPTIONS: `--import ${offline}`, OFFLINE_NOTES: notes })
      const asked = existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : []
      assert.deepEqual(
        asked.filter((host) => !askedByGatsby.includes(host)),
        [],
      )
    })
    await check('a build with a heap of 768 MB works', () =>
      build(twin, { NODE_OPTIONS: '--max-old-space-size=768', TZ: 'Asia/Kuala_Lumpur' }),
    )
    await check('both write the same, byte for byte', () => mustBeEqual(output, path.join(twin, 'public')))
    await check('a build after others publishes what a first build publishes', async () => {
      fixture.edit('content/docs/dev.mdx', (text) => `${text}\nOne more sentence.\n`)
      await build(fixture.folder, {})
      fixture.undo()
      await build(fixture.folder, {})
      mustBeEqual(output, path.join(twin, 'public'))
    })
  } finally {
    fixture.close()
    for (const folder of [elsewhere, twin]) rmSync(folder, { recursive: true, force: true })
  }
})
