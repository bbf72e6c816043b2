import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { findChromium, findTestBrowser, requireTestBrowser } from './browser'

it.each([findChromium, findTestBrowser])('%o prefers CHROME_PATH', (find) => {
  expect(find({ CHROME_PATH: process.execPath, PATH: '/usr/bin' })).toBe(process.execPath)
  expect(() => find({ CHROME_PATH: '/nowhere/chrome' })).toThrow('CHROME_PATH is /nowhere/chrome')
})

it('tests prefer the headless shell to Chromium', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'browser-'))
  const shell = path.join(folder, 'chromium-headless-shell')
  writeFileSync(shell, '', { mode: 0o755 })
  expect(path.basename(findTestBrowser({ PATH: folder }) ?? '')).toBe('chromium-headless-shell')
  rmSync(folder, { recursive: true })
})

it('shows the command that installs Chromium if this process may not install it', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000)
  expect(() => requireTestBrowser(() => null)).toThrow(
    /apt-get install chromium[^]+brew install[^]+winget install/,
  )
  expect(() => requireTestBrowser(() => '/usr/bin/chromium')).not.toThrow()
})
