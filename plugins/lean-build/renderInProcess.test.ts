import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInProcess } from './renderInProcess'

type Work = (task: unknown) => Promise<unknown>
interface Pool {
  single: Record<string, Work>
  all: Record<string, () => []>
  end: () => []
}

const started: string[] = []
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

beforeEach(() => vi.stubEnv('GATSBY_CPU_COUNT', '1'))
afterEach(() => {
  vi.unstubAllEnvs()
  started.length = 0
})

test('renders pages in this process in sequence, although Gatsby queues all of them and one fails', async () => {
  const pools = { create: workers as () => unknown }
  renderInProcess(process.cwd(), () => ({ pools, renderer: renderer() }))
  const { single, all, end } = pools.create() as Pool
  expect([...(all.loadConfigAndPlugins?.() ?? [1]), ...(all.buildSchema?.() ?? [1]), ...end()]).toEqual([])
  const [first, broken, next] = ['a', 'broken', 'b'].map((task) => single.renderHTMLProd?.(task))
  await expect(broken).rejects.toThrow('It fell over.')
  expect([await first, await next]).toEqual(['drawn: a', 'drawn: b'])
  expect(started).toEqual(['a begins', 'a ends', 'broken begins', 'b begins', 'b ends'])
})

test('changes nothing with more than one worker', () => {
  vi.stubEnv('GATSBY_CPU_COUNT', '2')
  const pools = { create: workers }
  renderInProcess(process.cwd(), () => ({ pools, renderer: renderer() }))
  expect(pools.create()).toBe('workers')
})

test.each<[string, Parameters<typeof renderInProcess>[1]]>([
  ['renderHTMLProd', () => ({ pools: { create: workers }, renderer: {} })],
  ['create', () => ({ pools: {}, renderer: renderer() })],
])('throws if Gatsby has no %s', (name, gatsby) => {
  expect(() => renderInProcess(process.cwd(), gatsby)).toThrow(`Gatsby’s function ${name} was not found.`)
})
