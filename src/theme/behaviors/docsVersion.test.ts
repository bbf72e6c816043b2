// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { showDocsVersion } from './docsVersion'
import { installCopying } from './copy'

const key = 'docs-preferred-version-default'

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = '<main data-docs-version="current"></main>'
})

describe('the preferred docs version', () => {
  it('is saved on every visit to a doc, and only there', () => {
    showDocsVersion(document)
    expect(localStorage.getItem(key)).toBeNull()
    document.body.innerHTML = '<main data-docs-version="current"><div data-doc="overview"></div></main>'
    showDocsVersion(document)
    expect(localStorage.getItem(key)).toBe('current')
  })

  it('is cleared when no such version exists', () => {
    localStorage.setItem(key, '0.1.x')
    showDocsVersion(document)
    expect(localStorage.getItem(key)).toBeNull()
  })
})

it('the sign beside a heading copies the address of its section', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  installCopying(document)
  document.body.innerHTML = '<a class="heading-anchor" href="#props"></a>'
  document.querySelector<HTMLElement>('.heading-anchor')!.click()
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledWith(`${location.origin}/#props`))
})
