import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findChromium, findTestBrowser } from './browser'

describe('findChromium', () => {
  it('takes CHROME_PATH before anything else', () => {
    expect(findChromium({ CHROME_PATH: process.execPath, PATH: '/usr/bin' })).toBe(process.execPath)
  })

  it('says so when CHROME_PATH is not a program', () => {
    expect(() => findChromium({ CHROME_PATH: '/nowhere/chrome' })).toThrow('CHROME_PATH is /nowhere/chrome')
  })
})

describe('findTestBrowser', () => {
  it('takes CHROME_PATH before the headless shell', () => {
    expect(findTestBrowser({ CHROME_PATH: process.execPath, PATH: '/usr/bin' })).toBe(process.execPath)
  })

  it('takes the headless shell before Chromium', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'browser-'))
    const shell = path.join(folder, 'chromium-headless-shell')
    writeFileSync(shell, '', { mode: 0o755 })
    expect(path.basename(findTestBrowser({ PATH: folder }) ?? '')).toBe('chromium-headless-shell')
    rmSync(folder, { recursive: true })
  })
})
