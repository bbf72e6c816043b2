import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import type { Project } from '../../src/playground/session/project'
import { bundle } from '../bundle'
import { watch } from '../watch'

type Files = Project['files']

/** The built demos, and the samples of docs and posts marked `run`. */
const builtSamples = (): [name: string, files: Files][] =>
  readdirSync('public/samples', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((name) => [name, (JSON.parse(readFileSync(`public/samples/${name}`, 'utf8')) as Project).files])

/** Below the root, so that samples can resolve the packages; ignored by git. */
const home = path.resolve('node_modules/.cache/samples')

/** A script that defines `window.mounts`: functions that mount one sample each. */
async function bundleOf(samples: readonly Files[]): Promise<string> {
  rmSync(home, { recursive: true, force: true })
  for (const [at, files] of samples.entries())
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(home, `${at}`, name)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  const contents = [
    "import { mountSample } from './e2e/editors/mounted/mountSample'",
    ...samples.map((_, at) => `import * as sample${at} from '${home}/${at}/App'`),
    `window.mounts = [${samples.map((_, at) => `() => mountSample(sample${at})`).join()}]`,
  ]
  return bundle(contents.join('\n'))
}

test('every sample marked `run` mounts without errors or warnings', async ({ page, context }) => {
  // The last sample is broken, to show that failures are detected: a console error, and no rendered element.
  const broken = { 'App.tsx': `export const App = () => { console.error('It has no Node'); return 'x' }` }
  const samples = [...builtSamples(), ['a broken sample', broken] as const]
  expect(samples.length).toBeGreaterThan(100)
  const faults = await watch(context)
  // Some load a page or an icon from the reader's server, which has no data here.
  await page.route('**/api/**', (route) => route.fulfill({ body: '' }))
  await page.route('**/mounted/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Samples</title>' }),
  )
  await page.goto('mounted/')
  await page.addScriptTag({ content: await bundleOf(samples.map(([, files]) => files)) })
  const problems: string[] = []
  for (const [at, [name]] of samples.entries()) {
    await page.evaluate((at) => (window as unknown as { mounts: (() => Promise<void>)[] }).mounts[at]?.(), at)
    problems.push(...faults.splice(0).map((fault) => `${name}: ${fault}`))
  }
  expect(problems).toEqual([
    expect.stringMatching(/^a broken sample: .*It has no Node/),
    expect.stringMatching(/^a broken sample: .*It renders nothing/),
  ])
})
