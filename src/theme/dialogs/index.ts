import { announce, delegate } from '../behaviors/dom'
import { loadSheet } from '../ui'
import sheet from './dialogs.sheet.css'

/**
 * Makes clicks on `selector` open a dialog. Few readers need one, so `load` fetches its code on the click, along with the
 * style sheet of all dialogs. If one of the two fails, that is announced, and the next click tries again.
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

/** Makes `[data-shortcuts]` open the help on shortcuts, and `[data-zoom]` enlarge the picture beside it. */
export function installDialogs(document: Document): void {
  installDialog(document, '[data-shortcuts]', async () => (await import('./openShortcuts')).openShortcuts)
  installDialog(document, '[data-zoom]', async () => (await import('./openZoom')).openZoom)
}
