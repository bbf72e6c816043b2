import { announce, delegate } from '../beforeHydration/dom'
import { loadSheet } from '../../ui'
import sheet from './dialogs.sheet.css'

/**
 * Makes clicks on `selector` open a dialog. Few readers need one, so its code and the style sheet of all dialogs are
 * loaded on the click. If that fails, the failure is announced, and the next click tries again.
 */
function installDialog(
  document: Document,
  selector: string,
  load: () => Promise<(control: HTMLElement) => void>,
): void {
  delegate(document, 'click', selector, (control) => {
    Promise.all([load(), loadSheet(sheet)]).then(
      ([open]) => open(control),
      () => announce(document, 'This could not be loaded. Try again.'),
    )
  })
}

/** Makes `[data-shortcuts]` open the shortcuts help, and `[data-zoom]` enlarge the picture next to it. */
export function installDialogs(document: Document): void {
  installDialog(document, '[data-shortcuts]', async () => (await import('./openShortcuts')).openShortcuts)
  installDialog(document, '[data-zoom]', async () => (await import('./openZoom')).openZoom)
}
