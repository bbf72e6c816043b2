import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openFixture, runMeasured, scriptEnvironment } from '../fixture'
import { assertSameFiles } from './compareFolders'
import { namedChecks } from './namedChecks'

/** The oldest version that package.json allows, and the latest of each even line since. */
const VERSIONS = ['20.19', '22', '24', '26']

/** Those that are tried; `NODE_VERSIONS="22 24"` tries fewer. */
const wanted = (process.env.NODE_VERSIONS ?? VERSIONS.join(' ')).split(/[\s,]+/).filter(Boolean)

/** Installs a version of Node from the npm package `node` below `folder`; returns the path of the program. */
function installNode(version: string, folder: string): string {
  const prefix = path.join(folder, version)
  mkdirSync(prefix, { recursive: true })
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', prefix]
  execFileSync('npm', ['install', ...options, `node@${version}`], { cwd: prefix, stdio: 'pipe' })
  return path.join(prefix, 'node_modules/node/bin/node')
}

/** What a build keeps for the next one. */
const CACHES = ['.cache', 'node_modules/.cache', 'public']

/** Builds and tests the site with every version of Node that it supports, and compares what they build. */
export const nodeVersionsSuite = namedChecks('node', 'the supported versions of Node', async (check) => {
  const root = path.resolve(__dirname, '../..')
  const results = mkdtempSync(path.join(tmpdir(), 'node-versions-'))
  const fixture = openFixture({ bodies: 'full' })

  /** Runs a command with the program `node`, which processes that it starts find first in the path. */
  async function run(folder: string, node: string, args: readonly string[]): Promise<void> {
    const { PATH, ...environment } = scriptEnvironment(folder)
    const env = { ...environment, PATH: [path.dirname(node), PATH].join(path.delimiter) }
    const { isOk, output } = await runMeasured(folder, [node, ...args], env)
    assert.ok(isOk, output)
  }
  /** Builds the copy from nothing, and returns the folder of the output. */
  async function build(node: string, name: string): Promise<string> {
    for (const cache of CACHES) rmSync(path.join(fixture.folder, cache), { recursive: true, force: true })
    await run(fixture.folder, node, ['--import', 'tsx', 'scripts/build.ts'])
    const output = path.join(results, name)
    renameSync(path.join(fixture.folder, 'public'), output)
    return output
  }

  try {
    const expected = await build(process.execPath, 'this')
    for (const version of wanted) {
      const node = installNode(version, path.join(results, 'installed'))
      const exact = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()
      await check(`Node ${exact} builds the same as Node ${process.version}, byte for byte`, async () => {
        const output = await build(node, exact)
        assertSameFiles(expected, output)
        rmSync(output, { recursive: true })
      })
      await check(`the unit tests pass on Node ${exact}`, () =>
        run(root, node, ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot']),
      )
    }
  } finally {
    fixture.close()
    rmSync(results, { recursive: true, force: true })
  }
})
