import { announce } from './announce'

/** Puts `text` on the clipboard; `false` when the browser does not allow it. */
export async function copyText(document: Document, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(document, text)
  }
}

/** The way that works on plain `http` addresses and in older browsers. */
function copyBySelection(document: Document, text: string): boolean {
  const field = document.createElement('textarea')
  const focused = document.activeElement
  field.value = text
  field.className = 'visually-hidden'
  document.body.append(field)
  field.focus({ preventScroll: true })
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

/** Copies `text`, marks `control` with `data-copied` for two seconds and says how it went. */
export async function copyAndTell(control: HTMLElement, text: string, success: string): Promise<void> {
  const document = control.ownerDocument
  const copied = await copyText(document, text)
  announce(document, copied ? success : 'Copying is not possible here')
  if (!copied) return
  control.dataset.copied = ''
  setTimeout(() => delete control.dataset.copied, 2000)
}
