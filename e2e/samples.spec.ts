import { builtSamples, bundleSamples, type Sample } from './sample-runner'
import { expect, test } from './test'

const html =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Samples</title><script src="samples.js"></script>'

const broken: Sample = {
  name: 'a broken sample',
  files: { 'App.tsx': `export const App = () => { console.error('It has no Node'); return 'x' }` },
}

test('every sample that is marked to run is mounted, answers to the mouse, and complains about nothing', async ({
  page,
}) => {
  const samples = builtSamples()
  const script = await bundleSamples([...samples, broken])
  expect(samples.length).toBeGreaterThan(100)
  await page.route('**/mounted/', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.route('**/mounted/samples.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  // Some load a page or an icon from a server of the reader's; here it has nothing.
  await page.route('**/api/**', (route) => route.fulfill({ status: 404 }))
  await page.goto('mounted/')
  const problems = await page.evaluate(() =>
    (window as unknown as { mountSamples: () => Promise<string[]> }).mountSamples(),
  )
  // The last one shows that a sample that fails is noticed: its message, and that it renders no element.
  expect(problems).toEqual([
    expect.stringMatching(/^a broken sample: .*It has no Node/),
    'a broken sample: It renders nothing.',
  ])
})
