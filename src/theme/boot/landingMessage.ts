/** Class on `<html>` from the moment the embedded landing example says that it is ready. */
export const LANDING_LOADED = 'landing-page-loaded'

/** Toggles the class when a message of this origin carries the landing-page-loaded flag (spec §2). */
export function listenForLanding(): void {
  addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
    const flag = (data as { LANDING_PAGE_LOADED?: unknown } | null | undefined)?.LANDING_PAGE_LOADED
    if (origin === location.origin && flag === true) document.documentElement.classList.add(LANDING_LOADED)
  })
}
