import { announce, delegate, loadSheet } from '../dom'
import sheet from '../dialog/dialogs.sheet.css'

/**
 * Makes clicks on `selector` open a dialog that only some readers want: `load` fetches what draws it, along with the
 * sheet of all dialogs. A control whose dialog does not come says so, and asks again at the next click.
 */
export function installDialog(
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
