import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { openFixture, type Fixture } from '../fixture'
import { namedChecks } from './namedChecks'
import { essentialMistakes, furtherMistakes, type Mistake } from './mistakeList'

async function mustFail(fixture: Fixture, { make, says }: Mistake): Promise<void> {
  make(fixture)
  try {
    const { isOk, output } = await fixture.build()
    assert.ok(!isOk, `The build went through:\n${output}`)
    for (const words of says) assert.ok(output.includes(words), `It does not say “${words}”:\n${output}`)
    const messages = output.match(/^error /gm) ?? []
    assert.ok(
      messages.length === 1 || output.includes('Building static HTML failed'),
      `Not one message:\n${output}`,
    )
    assert.ok(!existsSync(path.join(fixture.folder, 'public')), 'public/ is still there.')
  } finally {
    fixture.undo()
  }
}

const suite = (name: string, about: string, mistakes: readonly Mistake[]) =>
  namedChecks(name, about, async (check) => {
    const fixture = openFixture({ bodies: 'short' })
    try {
      for (const mistake of mistakes) await check(mistake.title, () => mustFail(fixture, mistake))
    } finally {
      fixture.close()
    }
  })

/** Builds that fail in each of the three ways; part of `npm test`. */
export const essentialMistakesSuite = suite(
  'broken-builds',
  'whole builds that an author broke',
  essentialMistakes,
)

/** A whole build for every mistake that stops one. */
export const mistakesSuite = suite('mistakes', 'every mistake of authors, a build for each', [
  ...furtherMistakes,
  ...essentialMistakes,
])
