import { afterAll, describe, it } from 'vitest'
import { openFixture } from '../fixture'
import { runSiteTests } from './siteTests'

const CONFIG = 'gatsby-config.ts'

/** `config` without the entry of a local plugin: a name, or an object whose `resolve` is the name. */
function withoutPlugin(config: string, name: string): string {
  const entry = new RegExp(
    `^    (?:'${name}'|\\{ resolve: '${name}'.*\\}|\\{\\n {6}resolve: '${name}'[^]*?\\n    \\}),.*\\n`,
    'm',
  )
  return config.replace(entry, '')
}

/** Every local plugin corrects Gatsby. Without it the site builds, and passes all tests that do not name it. */
describe.each(['develop-fixes', 'late-hydration', 'lean-build', 'navigation'])('Without %s', (name) => {
  const fixture = openFixture({ bodies: 'full' })
  afterAll(() => fixture.close())

  it('the site builds', async () => {
    fixture.edit(CONFIG, (config) => withoutPlugin(config, name))
    await fixture.mustBuild()
  })

  it('it passes the tests of others', () => runSiteTests(fixture, `@${name}`))
})
