import { readdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { demoIssues, DEMOS, deterministicIds, renderDemo } from './demos'

const root = path.resolve(__dirname, '../../..')
const names = readdirSync(path.join(root, DEMOS)).map((file) => path.parse(file).name)

describe('Every demo', () => {
  it.each(names)('%s renders on a server, with its saved state, and has at most 90 lines', async (name) => {
    const lines = readFileSync(path.join(root, DEMOS, `${name}.tsx`), 'utf8').trimEnd()
    expect(lines.split('\n').length).toBeLessThanOrEqual(90)
    const complain = vi.spyOn(console, 'error')
    const { html, saved } = await renderDemo(name, root)
    expect(complain).not.toHaveBeenCalled()
    expect(html).toContain('class="demo-')
    expect(Object.keys(saved)).toContain('ROOT')
    expect(Object.keys(saved).length).toBeGreaterThan(1)
  })
})

describe('demoIssues', () => {
  const { at, write } = temporaryFolder(path.join(root, 'node_modules/.cache'))
  beforeEach(() => symlinkSync(path.join(root, 'src'), at('src')))

  it.each([
    ['does not compile', 'export function Wrong() {', 'content/demos/Wrong.tsx does not render on a server'],
    ['throws', 'export function Wrong() { throw new Error("Oh no") }', 'server: Oh no'],
    ['is missing', 'export function Right() { return null }', 'does not render on a server'],
    ['has a style', 'export const Wrong = () => <p style={{ top: 0 }} />', 'Its HTML has a style attribute'],
    ...['', '#', '#order', '/about', 'about', '//a.example/b'].map((href): [string, string, string] => [
      `links to "${href}"`,
      `export const Wrong = () => <p id="other"><a className="a" href="${href}">A</a></p>`,
      `Its link to "${href}" leads nowhere`,
    ]),
  ])('names the file of a component that %s', async (_, source, problem) => {
    write(path.join(DEMOS, 'Wrong.tsx'), source)
    const messages = (await demoIssues(at())).map(({ message }) => message)
    expect(messages).toEqual([expect.stringContaining(problem)])
  })

  it('accepts links to complete addresses and into the demo', async () => {
    const links = ['https://a.example/b', 'mailto:a@b.example', '#order'].map(
      (href) => `<a href="${href}">A</a>`,
    )
    write(path.join(DEMOS, 'Right.tsx'), `export const Right = () => <p id="order">${links.join('')}</p>`)
    expect(await demoIssues(at())).toEqual([])
  })
})

describe('deterministicIds', () => {
  it('replaces ids everywhere, with the same ones for the same page', () => {
    const page = (a: string, b: string) => ({
      ROOT: { nodes: [a], linkedNodes: { x: b } },
      [a]: { parent: 'ROOT' },
      [b]: { parent: a },
    })
    const lasting = deterministicIds(page('abc', 'def'), 'seed')
    expect(lasting).toEqual(deterministicIds(page('123', '456'), 'seed'))
    const [, a, b] = Object.keys(lasting)
    expect(a).toMatch(/^[\w-]{10}$/)
    expect(lasting).toEqual(page(a!, b!))
  })
})
