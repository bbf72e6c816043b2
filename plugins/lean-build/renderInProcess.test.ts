import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInProcess } from './renderInProcess'

type Work = (task: unknown) => Promise<unknown>
interface Pool {
  single: Record<string, Work>
  all: Record<string, () => []>
  end: () => []
}

const started: string[] = []
const warned: string[] = []
const workers = () => 'workers'
const renderer = (): Record<string, Work> => ({
  renderHTMLProd: async (task) => {
    started.push(`${String(task)} begins`)
    await new Promise((resolve) => setImmediate(resolve))
    if (task === 'broken') throw new Error('It fell over.')
    started.push(`${String(task)} ends`)
    return `drawn: ${String(task)}`
  },
  renderHTMLDev: () => Promise.resolve('shell'),
  renderSlices: () => Promise.resolve('slices'),
})
const warn = (words: string) => void warned.push(words)

beforeEach(() => vi.stubEnv('GATSBY_CPU_COUNT', '1'))
afterEach(() => {
  vi.unstubAllEnvs()
  started.length = warned.length = 0
})

test('renders pages in this process, in sequence, though Gatsby queues all at once', async () => {
  const pools = { create: workers as () => unknown }
  renderInProcess(process.cwd(), warn, () => ({ pools, renderer: renderer() }))
  const { single, all, end } = pools.create() as Pool
  expect([...(all.loadConfigAndPlugins?.() ?? [1]), ...(all.buildSchema?.() ?? [1]), ...end()]).toEqual([])
  const drawn = ['a', 'b'].map((task) => Promise.resolve(single.renderHTMLProd?.(task)))
  expect(await Promise.all(drawn)).toEqual(['drawn: a', 'drawn: b'])
  expect(started).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})

test('an error in one page is thrown, and other pages are still rendered', async () => {
  const pools = { create: workers as () => unknown }
  renderInProcess(process.cwd(), warn, () => ({ pools, renderer: renderer() }))
  const { single } = pools.create() as Pool
  const [broken, next] = ['broken', 'next'].map((task) => single.renderHTMLProd?.(task))
  await expect(broken).rejects.toThrow('It fell over.')
  expect(await next).toBe('drawn: next')
})

test('changes nothing with more than one worker', () => {
  vi.stubEnv('GATSBY_CPU_COUNT', '2')
  const pools = { create: workers }
  renderInProcess(process.cwd(), warn, () => ({ pools, renderer: renderer() }))
  expect(pools.create()).toBe('workers')
})

test.each([
  ['renders otherwise', () => ({ pools: { create: workers }, renderer: {} }), 'There is no renderHTMLProd'],
  ['makes no pool', () => ({ pools: {}, renderer: renderer() }), 'There is no create'],
  [
    'has its modules elsewhere',
    () => {
      throw new Error('Cannot find module')
    },
    'Cannot find module',
  ],
])('changes nothing and warns when Gatsby %s', (_, gatsby, words) => {
  renderInProcess(process.cwd(), warn, gatsby)
  expect(warned.join()).toContain(words)
})
