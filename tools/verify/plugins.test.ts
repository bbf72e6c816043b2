import { expect, it } from 'vitest'
import { withoutPlugin } from './plugins'

const config = `export default {
  plugins: [
    'develop-fixes', // loses no edit
    {
      resolve: 'late-hydration',
      options: { behaviors: { all: true } },
    },
    { resolve: 'navigation', options: {} },
  ],
}
`

it('takes out the entry of one plugin, in each form, and leaves the others', () => {
  expect(withoutPlugin(config, 'develop-fixes')).not.toContain('develop-fixes')
  expect(withoutPlugin(config, 'navigation')).not.toContain('navigation')
  const left = withoutPlugin(config, 'late-hydration')
  expect(left).not.toMatch(/late-hydration|behaviors/)
  expect(left).toContain('develop-fixes')
  expect(left).toContain('navigation')
})

it('throws for a plugin that is not there', () => {
  expect(() => withoutPlugin(config, 'lean-build')).toThrow('has no entry for the plugin lean-build')
})
