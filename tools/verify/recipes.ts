import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openFixture, runMeasured, scriptEnvironment, type Fixture } from '../fixture'
import { namedChecks } from './namedChecks'
import { fencesIn, recipes } from './recipeList'

async function run(fixture: Fixture, ...line: string[]): Promise<void> {
  const { isOk, output } = await runMeasured(fixture.folder, line, scriptEnvironment(fixture.folder))
  assert.ok(isOk, output)
}

/** Follows the recipes of docs/authoring.md to the letter in a copy of the project. */
export const recipesSuite = namedChecks(
  'recipes',
  'the recipes of docs/authoring.md, to the letter',
  async (check) => {
    const fixture = openFixture({ bodies: 'short' })
    const authoring = fixture.read('docs/authoring.md')
    try {
      for (const { heading, follow } of recipes)
        await check(`${heading} can be followed`, () => follow(fixture, fencesIn(authoring, heading)))
      await check('its tests are written anew as it says', () =>
        run(
          fixture,
          'vitest',
          'run',
          '-u',
          'src/build/mdx/authorErrors.test.ts',
          'src/build/mdx/fixtures.test.ts',
        ),
      )
      await check('what is written twice is the same both ways', () =>
        run(fixture, 'vitest', 'run', 'src/mdxParity.test.tsx'),
      )
      await check('the site builds', async () => {
        const { isOk, output } = await fixture.build()
        assert.ok(isOk, output)
      })
      for (const { heading, makes } of recipes) {
        await check(`${heading} has the effect that it promises`, () => {
          for (const [file, texts] of Object.entries(makes)) {
            // React puts empty comments between pieces of a text.
            const built = readFileSync(path.join(fixture.folder, 'public', file), 'utf8').replaceAll(
              '<!-- -->',
              '',
            )
            for (const text of texts) assert.ok(built.includes(text), `“${text}” is not in ${file}.`)
          }
        })
      }
      await check('what was written is right to ESLint and TypeScript', async () => {
        await run(
          fixture,
          'eslint',
          'src/theme/mdx',
          'src/build/mdx/remark',
          'src/build/mdx/pipeline.ts',
          'content/site.ts',
        )
        await run(fixture, 'tsc', '-p', '.')
        await run(fixture, 'tsc', '-p', 'src/build')
      })
    } finally {
      fixture.close()
    }
  },
)
