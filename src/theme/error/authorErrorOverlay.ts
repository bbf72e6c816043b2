import { AUTHOR_ERRORS_PATH } from '../../model/outputs'
import { element } from '../interactions/beforeHydration/dom'

const ID = 'mistakes'

const STYLE = `
  #${ID} { position: fixed; inset: auto 1rem 1rem; z-index: 9999; max-height: 70vh; overflow: auto; padding: 1rem 1.25rem;
    border: 2px solid #c3382b; border-radius: 6px; background: #fff6f4; color: #33110d; font: 1rem/1.5 system-ui; }
  #${ID} h2 { margin: 0 0 0.5rem; font-size: 1.125rem; }
  #${ID} p { margin: 0.75rem 0 0; }
  #${ID} pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.875rem/1.5 ui-monospace, monospace; }`

/** Replaces the overlay, or removes it if `messages` is empty. */
function showOverlay(messages: readonly string[]): void {
  document.getElementById(ID)?.remove()
  if (messages.length === 0) return
  const overlay = element(
    'div',
    element('style', STYLE),
    element('h2', 'Something needs to be fixed'),
    ...messages.map((message) => element('pre', message)),
    element('p', 'You are seeing the last working version. Save a fix to dismiss this message.'),
  )
  overlay.id = ID
  overlay.setAttribute('role', 'alert')
  document.body.append(overlay)
}

/** In develop, shows authors' errors in an overlay, each with file, line and what to write instead. */
export function showAuthorErrors(): void {
  const source = new EventSource(AUTHOR_ERRORS_PATH)
  source.addEventListener('message', ({ data }) => showOverlay(JSON.parse(String(data)) as string[]))
}
