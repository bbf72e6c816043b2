/** Fired on `window` by plugins/navigation when a page that the reader requested begins to load. */
export const ROUTE_PENDING = 'routepending'

/** Fired on `window` when that page has loaded or failed. */
export const ROUTE_SETTLED = 'routesettled'

/** Id of the message that a page could not be loaded. The theme styles it. */
export const ROUTE_FAILURE = 'route-failure'
