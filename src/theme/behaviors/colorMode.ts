// Inlined into every page: it works before React is there, and without it.
import { THEME_COLORS } from '../../model/outputs'
import { readStored, storageKeys, writeStored } from '../state'
import { delegate } from './delegate'

/** Light unless the reader chose otherwise, whatever the system says. */
export type ColorMode = 'light' | 'dark'

/** Applies the chosen mode to the page, the browser's own interface around it, and the toggles. */
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
