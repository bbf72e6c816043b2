// Inlined into every page: it works before React is there, and without it.
import { savesData, whenIdle } from '../../model/browser'

/** Class on `<html>` once the editor that is embedded in the landing page has reported that it is ready. */
export const LANDING_LOADED = 'landing-page-loaded'

/** Adds the class on a message from this origin with the flag `LANDING_PAGE_LOADED` (docs/requirements.md). */
export function listenForLandingPage(): void {
  addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
    const flag = (data as { LANDING_PAGE_LOADED?: unknown } | null | undefined)?.LANDING_PAGE_LOADED
    if (origin === location.origin && flag === true) document.documentElement.classList.add(LANDING_LOADED)
  })
}

/** Loads the embedded editor if the page has one and it is not loaded yet. */
export function loadLandingEditor(document: Document): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-src]')
  if (frame && !frame.src) frame.src = frame.dataset.src ?? ''
}

/** Loads the editor without being asked in wide windows. In narrow ones it is out of view and waits for a tap or scroll. */
export function loadLandingEditorWhenIdle(document: Document): void {
  if (matchMedia('(min-width:997px)').matches && !savesData(navigator))
    addEventListener('load', () => whenIdle(() => loadLandingEditor(document)))
}
