// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { THEME_COLORS } from '../../model/outputs'
import { installColorMode, showColorMode } from './colorMode'

const root = document.documentElement
const toggle = () => document.querySelector<HTMLElement>('[data-color-mode]')!

installColorMode(document)

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = '<button data-color-mode aria-pressed="false"><span></span></button>'
  showColorMode(document)
})

describe('the color mode', () => {
  it('is light when nothing is stored', () => {
    expect(root.dataset.theme).toBe('light')
  })

  it.each(['sepia', 'dark"', '<script>', '__proto__'])('is light when the stored text is %j', (text) => {
    localStorage.setItem('theme', text)
    showColorMode(document)
    expect(root.dataset.theme).toBe('light')
  })

  it('switches, is stored, and shows on the button', () => {
    toggle().firstElementChild!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(root.dataset.theme).toBe('dark')
    expect(toggle().getAttribute('aria-pressed')).toBe('true')
    expect(localStorage.getItem('theme')).toBe('dark')
    toggle().click()
    expect(root.dataset.theme).toBe('light')
  })

  it('colors the browser’s interface around the page', () => {
    document.head.innerHTML = '<meta name="theme-color" content="#fdfcfa">'
    const color = () => document.querySelector('meta')?.content
    toggle().click()
    expect(color()).toBe(THEME_COLORS.dark)
    toggle().click()
    expect(color()).toBe(THEME_COLORS.light)
  })

  it('follows other tabs', () => {
    localStorage.setItem('theme', 'dark')
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
    expect(root.dataset.theme).toBe('dark')
  })
})
