import { afterAll, describe, it } from 'vitest'
import { openFixture } from '../fixture'
import { runSiteTests } from './siteTests'

const CONFIG = 'src/build/config.ts'

/** Removes a local plugin's entry from `config`: a name, or an object whose `resolve` is the name. */
function withoutPlugin(config: string, name: string): string {
  const entry = new RegExp(
    `^    (?:'${name}'|\\{ resolve: '${name}'.*\\}|\\{\\n {6}resolve: '${name}'[^]*?\\n    \\}),.*\\n`,
    'm',
  )
  return config.replace(entry, '')
}

/** Every local plugin fixes Gatsby. Without one, the site must still build and pass all tests not tagged with its name. */
describe.each(['develop-fixes', 'late-hydration', 'lean-build', 'navigation'])('Without %s', (name) => {
  const fixture = openFixture({ bodies: 'full' })
  afterAll(() => fixture.close())

  it('the site builds', async () => {
    fixture.edit(CONFIG, (config) => withoutPlugin(config, name))
    await fixture.mustBuild()
  })

  it('the site passes all tests not tagged with its name', () => runSiteTests(fixture, `@${name}`))
})
