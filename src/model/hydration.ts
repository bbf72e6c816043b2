/** Attribute on `<html>` once React has taken over the page; tests wait for it too. */
export const HYDRATED = 'data-hydrated'

/** Fired on `window` at that moment, by gatsby-browser.tsx. */
export const HYDRATED_EVENT = 'hydrated'

/** Fired on `window` when the scripts for React do not come, by plugins/late-hydration. */
export const HYDRATION_FAILED_EVENT = 'hydrationfailed'

/** What plugins/late-hydration offers to behaviors that run before React. */
export interface EarlyHydration {
  /** Path of the page as Gatsby knows it, without the path prefix. */
  pagePath: string
  /** Starts React now instead of on the reader's first intent. */
  start: () => void
  /** Has the browser fetch a file that will be asked for soon. */
  preload: (href: string, as: 'script' | 'style' | 'fetch') => void
  /** Preloads the scripts of a chunk, by its `webpackChunkName`. */
  preloadChunk: (name: string) => void
}

/** What the module exports that plugins/late-hydration inlines into every page. */
export interface EarlyBehaviors {
  /** Installs what works without React. */
  installEarly: (hydration: EarlyHydration) => void
  /** Whether a behavior has handled an event. Clicks that none has handled are replayed once React is there. */
  isAnswered: (event: Event) => boolean
}
