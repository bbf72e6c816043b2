import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Host, startHost } from '../../e2e/host'
import { suiteFolder } from './suiteFolder'

// Needs the npm registry for the packages' dependencies.
let host: Host
let address: string

beforeAll(async () => {
  host = await startHost({ root: 'public', port: 0 })
  const [archive = ''] = readdirSync('public/packages').filter((file) => file.startsWith('saved-page-'))
  address = `${host.url}packages/${archive}`
})
afterAll(() => host.close())

it('the archive is served with the right content type', async () => {
  expect((await fetch(address)).headers.get('content-type')).toBe('application/gzip')
})

const use = `fix({ ROOT: { type: 'div', props: {}, nodes: ['gone'] } }).page`

describe.each(['20.19', '24'])('On Node %s', (version) => {
  const { write, run: runHere } = suiteFolder()
  const run = (line: string) =>
    runHere(`npx --yes -p node@${version} -c "unset npm_config_call npm_config_package; ${line}"`)

  beforeAll(async () => {
    write('package.json', '{}')
    write('page.json', '{"ROOT":{"type":"div","props":{},"nodes":["gone"]}}')
    expect(await run('node --version')).toMatch(`v${version}.`)
    await run(`npm install ${address} typescript@5`)
  })

  it.each([
    [
      'required',
      'use.cjs',
      `const { fix } = require('@craftjs-site/saved-page')\nconsole.log(${use})`,
      'node use.cjs',
    ],
    [
      'imported',
      'use.mjs',
      `import { fix } from '@craftjs-site/saved-page'\nconsole.log(${use})`,
      'node use.mjs',
    ],
  ])('a package installed from the site can be %s', async (_, file, text, command) => {
    write(file, text)
    expect(await run(command)).toContain('nodes: []')
  })

  it('has types', async () => {
    write('use.mts', `import { fix } from '@craftjs-site/saved-page'\nexport const page: number = ${use}`)
    await expect(run('npx tsc --strict --noEmit --module nodenext use.mts')).rejects.toThrow(
      /is not assignable to type 'number'/,
    )
  })

  it('can run as a command without being installed', async () => {
    await expect(run(`npx --yes ${address} check page.json`)).rejects.toThrow(
      /error missing-child \/ROOT\/nodes\/0/,
    )
    expect(await run(`npx --yes ${address} repair page.json`)).toContain('"nodes":[]')
  })
})
