import { describe, expect, it } from 'vitest'
import { findChromium } from './browser'

describe('findChromium', () => {
  it('takes CHROME_PATH before anything else', () => {
    expect(findChromium({ CHROME_PATH: process.execPath, PATH: '/usr/bin' })).toBe(process.execPath)
  })

  it('says so when CHROME_PATH is not a program', () => {
    expect(() => findChromium({ CHROME_PATH: '/nowhere/chrome' })).toThrow('CHROME_PATH is /nowhere/chrome')
  })
})
