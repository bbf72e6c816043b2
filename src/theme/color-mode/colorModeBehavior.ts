import { THEME_COLORS } from '../../model/outputs'
import { persisted, storageKeys } from '../state'
import { delegate } from '../dom'

/** How the site is lit; light unless the reader chose otherwise, whatever the system says. */
export type ColorMode = 'light' | 'dark'

/** The reader's choice, in step between tabs (spec §4). */
export const colorMode = persisted<ColorMode>(storageKeys.theme, (text) =>
  text === 'light' || text === 'dark' ? text : null,
)

/** Puts the chosen mode on the page, on the browser's own parts around it and on its toggles. */
export function showColorMode(document: Document): void {
  const mode = colorMode.read() ?? 'light'
  document.documentElement.dataset.theme = mode
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', THEME_COLORS[mode])
  document
    .querySelectorAll('[data-color-mode]')
    .forEach((toggle) => toggle.setAttribute('aria-pressed', String(mode === 'dark')))
}

/** Makes every `[data-color-mode]` button switch the mode, and follows other tabs. */
export function installColorMode(document: Document): void {
  const show = () => showColorMode(document)
  colorMode.subscribe(show)
  delegate(document, 'click', '[data-color-mode]', () =>
    colorMode.write(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'),
  )
  show()
}
