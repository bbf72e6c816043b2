import { expect, it } from 'vitest'
import { stableDefinitions } from './stableDefinitions'

it('keeps only definitions that do not depend on the terminal, npm or the command', () => {
  const kept = {
    'process.env': '({})',
    'process.env.NODE_ENV': '"production"',
    'process.env.BUILD_STAGE': '"build-html"',
    'process.env.GATSBY_API': '"https://example.com"',
    __BOOT__: '""',
  }
  const others = ['GATSBY_LOGGER', 'OLDPWD', 'npm_command', 'NODE_ENVIRONMENT'].map((name) => [
    `process.env.${name}`,
    '""',
  ])
  const definitions = { ...kept, ...Object.fromEntries(others) }
  stableDefinitions([{ definitions, apply: () => {} }, undefined, { apply: () => {} }])
  expect(definitions).toEqual(kept)
})
