import { trustedHtml } from '../../ui'
import { openDialog } from './openDialog'

/** The width of an enlarged picture. In narrow windows it is wider than the window. */
const SIZES = '(max-width: 600px) 60rem, 100vw'

const CLOSE_BUTTON =
  '<button type="button" class="icon-button" aria-label="Close"><span class="icon" data-icon="close"></span></button>'

/** Shows the picture next to `control` as large as the window. A click on it closes it. */
export function openZoom(control: HTMLElement): void {
  const pictures = [...(control.parentElement?.querySelectorAll('img') ?? [])]
  // If there is a picture for each color mode, one of them is hidden.
  const original = pictures.find((picture) => getComputedStyle(picture).display !== 'none')
  if (!original) return
  const picture = original.cloneNode() as HTMLImageElement
  picture.sizes = SIZES
  picture.removeAttribute('loading')
  const dialog = document.createElement('dialog')
  dialog.className = 'dialog zoomed'
  dialog.setAttribute('aria-label', 'Enlarged picture')
  dialog.innerHTML = trustedHtml(CLOSE_BUTTON)
  dialog.append(picture)
  for (const part of dialog.children) part.addEventListener('click', () => dialog.close())
  openDialog(dialog)
}
