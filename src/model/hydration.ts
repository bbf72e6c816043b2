/** Attribute on `<html>` once React has taken over the page; tests wait for it too. */
export const HYDRATED = 'data-hydrated'

/** Attribute of an element in which any key but Tab, or any pointer event, even a move, starts React at once. */
export const EAGER_INTENT = 'data-any-intent'

/** Fired on `window` by gatsby-browser.tsx when React has taken over. */
export const HYDRATED_EVENT = 'hydrated'

/** Fired on `window` by plugins/late-hydration if React does not start. */
export const HYDRATION_FAILED_EVENT = 'hydrationfailed'

/** Interface of plugins/late-hydration for behaviors that run before React. */
export interface EarlyHydration {
  /** Path of the page in Gatsby's data, without the path prefix. */
  pagePath: string
  /** Starts React now instead of on the reader's first intent. */
  start: () => void
  preload: (href: string, as: 'script' | 'style' | 'fetch') => void
  /** Addresses of the scripts of a chunk, by its `webpackChunkName`. */
  filesOfChunk: (name: string) => string[]
}

/** Exports of the module that plugins/late-hydration inlines into every page. */
export interface EarlyBehaviors {
  /** Installs the behaviors that work without React. */
  installEarly: (hydration: EarlyHydration) => void
  /** Whether a behavior has handled an event. Other clicks are replayed once React has taken over. */
  isHandled: (event: Event) => boolean
}

/** Id of the placeholder for Gatsby's scripts while a page is rendered. Gatsby inserts them as a slice. */
export const SCRIPTS_SLICE = '_gatsby-scripts'

/** Id of the slice in the HTML of a page. */
export const SCRIPTS_SLICE_ID = `${SCRIPTS_SLICE}-1`

/** File with the HTML of the slice, relative to the root; Gatsby writes it before it renders pages. */
export const SCRIPTS_SLICE_FILE = `public/_gatsby/slices/${SCRIPTS_SLICE_ID}.html`

/** Id of the inert `<template>` in which plugins/late-hydration puts the scripts. */
export const SCRIPTS_TEMPLATE = 'scripts'
