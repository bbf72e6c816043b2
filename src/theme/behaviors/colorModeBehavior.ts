import { THEME_COLORS } from '../../model/outputs'
import { delegate } from '../dom'
import { readStored, storageKeys, writeStored } from '../state'

/** How the site is lit; light unless the reader chose otherwise, whatever the system says. */
export type ColorMode = 'light' | 'dark'

/** Puts the chosen mode on the page, on the browser's own parts around it and on its toggles. */
export function showColorMode(document: Document): void {
  const mode: ColorMode = readStored(storageKeys.theme) === 'dark' ? 'dark' : 'light'
  document.documentElement.dataset.theme = mode
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', THEME_COLORS[mode])
  document
    .querySelectorAll('[data-color-mode]')
    .forEach((toggle) => toggle.setAttribute('aria-pressed', String(mode === 'dark')))
}

/** Makes every `[data-color-mode]` button switch the mode, and follows other tabs. */
export function installColorMode(document: Document): void {
  const show = () => showColorMode(document)
  delegate(document, 'click', '[data-color-mode]', () => {
    writeStored(storageKeys.theme, document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')
    show()
  })
  window.addEventListener('storage', show)
  show()
}
