// Inlined into every page: it works before React is there, and without it.
import { savesData, whenIdle } from '../../model/browser'

/** Class on `<html>` from the moment the editor embedded in the landing page says that it is ready. */
export const LANDING_LOADED = 'landing-page-loaded'

/** Adds the class when a message of this origin carries the flag `LANDING_PAGE_LOADED`. */
export function listenForLandingPage(): void {
  addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
    const flag = (data as { LANDING_PAGE_LOADED?: unknown } | null | undefined)?.LANDING_PAGE_LOADED
    if (origin === location.origin && flag === true) document.documentElement.classList.add(LANDING_LOADED)
  })
}

/** Loads the embedded editor, if this page has one and it is not loaded yet. */
export function loadLandingEditor(document: Document): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-src]')
  if (frame && !frame.src) frame.src = frame.dataset.src ?? ''
}

/** Loads the editor by itself where the page is wide; narrower ones show their menu, and it waits for a tap or a scroll. */
export function loadLandingEditorWhenIdle(document: Document): void {
  if (matchMedia('(min-width:997px)').matches && !savesData(navigator))
    addEventListener('load', () => whenIdle(() => loadLandingEditor(document)))
}
