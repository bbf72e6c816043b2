import { announce } from './announce'

/** Copies `text`, marks `control` with `data-copied` for two seconds and says how it went. */
export async function copyAndTell(control: HTMLElement, text: string, success: string): Promise<void> {
  const document = control.ownerDocument
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    return announce(document, 'Copying is not possible here')
  }
  announce(document, success)
  control.dataset.copied = ''
  setTimeout(() => delete control.dataset.copied, 2000)
}
