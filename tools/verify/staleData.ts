import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Fixture, openFixture, startDevelop } from '../fixture'
import { differencesOf } from './compareFolders'
import { namedChecks } from './namedChecks'

/** Files other than docs and posts that the data depends on: a change of each, and what the doc must show then. */
const changes: readonly { file: string; from: string; to: string; shown?: string }[] = [
  {
    file: 'src/build/content/docs/doc.ts',
    from: '...nodeFields(frontMatter),',
    to: '...nodeFields(frontMatter), title: `${frontMatter.title} (new)`,',
    shown: ' (new) |',
  },
  { file: 'src/model/admonitions.ts', from: "'Note'", to: "'Notice'", shown: 'Notice' },
  {
    file: 'content/site.ts',
    from: "title: 'craft.js'",
    to: "title: 'craft.js (new)'",
    shown: '| craft.js (new)',
  },
  // The versions of packages; this one changes nothing.
  { file: 'package-lock.json', from: '"lockfileVersion": 3', to: '"lockfileVersion":  3' },
]

const DOC = 'content/docs/dev.mdx'

/** A draft of the project, and a word that occurs nowhere else. */
const DRAFT = 'content/docs/dev/components.mdx'
const WORD = 'Quetzalcoatlus'

/** Published files that contain `word`, relative to `public/`. */
const publishedWith = (fixture: Fixture, word: string) =>
  fixture.built().filter((file) => readFileSync(path.join(fixture.folder, 'public', file)).includes(word))

/** Removes all caches and the output. */
function clearCaches({ folder }: Fixture): void {
  for (const kept of ['.cache', 'public', 'node_modules/.cache'])
    rmSync(path.join(folder, kept), { recursive: true, force: true })
}

/** Builds after changes that Gatsby itself does not notice: nothing stale is published. */
export const staleDataSuite = namedChecks('stale-data', 'what builds keep, after changes', async (check) => {
  const fixture = openFixture({ bodies: 'short' })
  const warm = mkdtempSync(path.join(tmpdir(), 'warm-build-'))
  try {
    fixture.edit(DRAFT, (text) => `${text}\n## ${WORD}\n\n${WORD}.\n`)
    const session = await startDevelop(fixture)
    try {
      await check('develop shows a draft', () => session.shows('/docs/dev/components', WORD))
    } finally {
      await session.end()
    }
    await check('no word of a draft is published after develop', async () => {
      await fixture.mustBuild()
      assert.deepEqual(publishedWith(fixture, WORD), [])
    })
    await check('a build that fails fails again, until the error is fixed', async () => {
      fixture.edit(DOC, (text) => `${text}\n[Gone](./gone.mdx)\n`)
      const failures = [await fixture.build(), await fixture.build()]
      for (const { isOk, output } of failures) {
        assert.ok(!isOk, 'It has not failed.')
        assert.match(output, /content\/docs\/dev\.mdx:\d+/)
        assert.match(output, /gone/)
      }
      fixture.edit(DOC, (text) => text.replace('\n[Gone](./gone.mdx)\n', ''))
      await fixture.mustBuild()
    })
    fixture.edit(DOC, (text) => `${text}\n:::note\nA note.\n:::\n`)
    for (const { file, from, to, shown = '' } of changes)
      await check(`a build follows a change of ${file}`, async () => {
        fixture.edit(file, (text) => text.replace(from, to))
        assert.doesNotMatch(await fixture.mustBuild(), /no new or changed html files/)
        const page = readFileSync(path.join(fixture.folder, 'public/docs/dev/index.html'), 'utf8')
        assert.ok(page.includes(shown), `“${shown}” is not in the page.`)
      })
    await check('after all of them it publishes what a build from nothing publishes', async () => {
      cpSync(path.join(fixture.folder, 'public'), warm, { recursive: true })
      clearCaches(fixture)
      await fixture.mustBuild()
      assert.deepEqual(differencesOf(warm, path.join(fixture.folder, 'public')), { only: [], changed: [] })
    })
  } finally {
    fixture.close()
    rmSync(warm, { recursive: true, force: true })
  }
})
