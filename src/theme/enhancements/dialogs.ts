import { announce } from '../behaviors/announce'
import { delegate } from '../behaviors/delegate'
import sheet from '../dialog/dialogs.sheet.css'
import { loadSheet } from '../ui'

/**
 * Makes clicks on `selector` open a dialog that few readers want: `load` fetches its code, along with the style sheet of
 * all dialogs. If they do not come, that is announced, and the next click tries again.
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
  const loadShortcuts = async () => (await import('../shortcuts/openShortcuts')).openShortcuts
  installDialog(document, '[data-shortcuts]', loadShortcuts)
  installDialog(document, '[data-zoom]', async () => (await import('../zoom/openZoom')).openZoom)
}
