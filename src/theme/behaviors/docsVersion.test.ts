// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { showDocsVersion } from './docsVersion'

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
