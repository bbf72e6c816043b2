import { savesData, whenIdle } from '../../../model/browser'
import { STUDIO_WIDTH } from '../../../model/examples'
import { delegate } from './dom'

/** Class of `<html>` once the editor that is embedded in the landing page has reported that it is ready. */
export const LANDING_LOADED = 'landing-page-loaded'

/** Adds the class on a message from this origin with the flag `LANDING_PAGE_LOADED` (docs/requirements.md). */
export function listenForLandingPage(): void {
  addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
    const flag = (data as { LANDING_PAGE_LOADED?: unknown } | null | undefined)?.LANDING_PAGE_LOADED
    if (origin === location.origin && flag === true) document.documentElement.classList.add(LANDING_LOADED)
  })
}

/** Checks the radio button of the editor that suits the window's width, unless a button is already checked. */
export function chooseEditor(document: Document): void {
  if (chosenEditor(document)) return
  const suited = matchMedia(`(min-width:${STUDIO_WIDTH}px)`).matches ? 'studio' : 'document'
  const radio = document.querySelector<HTMLInputElement>(`[name=editor][value=${suited}]`)
  if (radio) radio.checked = true
}

const chosenEditor = (document: Document) => document.querySelector<HTMLInputElement>('[name=editor]:checked')

/** Loads the chosen editor into the frame. If the frame already shows an editor, only the fragment of its URL changes. */
export function loadLandingEditor(document: Document): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-src]')
  const address = `${frame?.dataset.src}#${chosenEditor(document)?.value ?? ''}`
  if (!frame || frame.dataset.address === address) return
  frame.dataset.address = address
  if (frame.src) frame.contentWindow?.location.replace(address)
  else frame.src = address
}

/**
 * Makes the switch above the embedded editor work. In wide windows the editor loads automatically. In narrow ones it is
 * out of view, so it waits for a tap or scroll.
 */
export function installLandingEditor(document: Document): void {
  chooseEditor(document)
  // Marks these clicks as handled. Otherwise plugins/late-hydration would hold them back until React has loaded.
  delegate(document, 'click', '[name=editor]', () => {})
  delegate(document, 'change', '[name=editor]', () => loadLandingEditor(document))
  if (matchMedia('(min-width:997px)').matches && !savesData(navigator))
    addEventListener('load', () => whenIdle(() => loadLandingEditor(document)))
}
