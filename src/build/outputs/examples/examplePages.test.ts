import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { exampleHead, examplePages } from './examplePages'

const site = {
  title: 'craft.js',
  titleDelimiter: '|',
  url: 'https://craft.js.org',
  baseUrl: '/craft.js/',
  favicon: 'favicon.ico',
}

describe('examplePages', () => {
  it('reads titles and descriptions from the files of the examples', () => {
    const pages = examplePages(site, path.resolve(__dirname, '../../../..'))
    expect(pages.map(({ path, sourcePath, title }) => [path, sourcePath, title])).toEqual([
      ['/examples/basic', 'examples/basic/index.html', 'Basic Page Editor'],
      ['/examples/landing', 'examples/landing/index.html', 'Landing Page Editor'],
    ])
    for (const { description } of pages) expect(description).toMatch(/^A [^\n]{40,}\.$/)
  })
})

describe('exampleHead', () => {
  const tags = exampleHead(site, {
    path: '/examples/basic',
    sourcePath: 'examples/basic/index.html',
    title: 'Basic',
    description: 'What it is.',
  })
  const valueOf = (name: string) =>
    tags.map(({ attrs }) => attrs ?? {}).find(({ property, rel }) => property === name || rel === name)

  it('puts the policy before everything else', () => {
    const first = tags.filter(({ injectTo }) => injectTo === 'head-prepend')
    expect(first.map(({ attrs }) => attrs?.['http-equiv'])).toEqual(['Content-Security-Policy'])
  })

  it('names addresses with origin and path prefix', () => {
    const address = 'https://craft.js.org/craft.js/examples/basic'
    expect(valueOf('canonical')?.href).toBe(address)
    expect(valueOf('og:url')?.content).toBe(address)
    expect(valueOf('og:image')?.content).toBe('https://craft.js.org/craft.js/cards/examples.jpg')
    expect(valueOf('apple-touch-icon')?.href).toBe('/craft.js/apple-touch-icon.png')
  })
})
