import { THEME_COLORS } from '../../../model/outputs'
import { readStored, storageKeys, writeStored } from './storage'
import { delegate } from './dom'

/** Light by default; the system's preference is not followed (docs/requirements.md). */
type ColorMode = 'light' | 'dark'

/** Applies the stored mode to the page, to the browser's interface around it, and to the toggles. */
export function showColorMode(document: Document): void {
  const mode: ColorMode = readStored(storageKeys.theme) === 'dark' ? 'dark' : 'light'
  document.documentElement.dataset.theme = mode
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', THEME_COLORS[mode])
  document
    .querySelectorAll('[data-color-mode]')
    .forEach((toggle) => toggle.setAttribute('aria-pressed', String(mode === 'dark')))
}

/** Makes every `[data-color-mode]` button switch the mode, and follows changes in other tabs. */
export function installColorMode(document: Document): void {
  const show = () => showColorMode(document)
  delegate(document, 'click', '[data-color-mode]', () => {
    writeStored(storageKeys.theme, document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')
    show()
  })
  window.addEventListener('storage', show)
  show()
}
