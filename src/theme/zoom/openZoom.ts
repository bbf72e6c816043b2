import { openDialog } from '../dialog'

/** The sizes at which an enlarged picture may be drawn: in narrow windows it is wider than the window. */
const SIZES = '(max-width: 600px) 60rem, 100vw'

/** The close button, drawn like that of every dialog. */
function closeButton(close: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'dialog-close'
  button.setAttribute('aria-label', 'Close')
  const icon = document.createElement('span')
  icon.className = 'icon'
  icon.dataset.icon = 'close'
  button.append(icon)
  button.onclick = close
  return button
}

/** Shows the picture beside `control` as large as the window; a click on it closes it again. */
export function openZoom(control: HTMLElement): void {
  const pictures = [...(control.parentElement?.querySelectorAll('picture') ?? [])]
  // Of a picture for each color mode, one is hidden.
  const original = pictures.find((picture) => getComputedStyle(picture).display !== 'none')
  if (!original) return
  const picture = original.cloneNode(true) as HTMLPictureElement
  for (const part of picture.querySelectorAll('source, img')) part.setAttribute('sizes', SIZES)
  const image = picture.querySelector('img')
  image?.removeAttribute('loading')
  const dialog = document.createElement('dialog')
  dialog.className = 'dialog zoomed'
  dialog.setAttribute('aria-label', 'Enlarged picture')
  const close = () => dialog.close()
  dialog.append(closeButton(close), picture)
  picture.onclick = close
  openDialog(dialog)
}
