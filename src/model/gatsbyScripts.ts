/** Gatsby puts its scripts into a page as a slice: the id of its placeholder while the page is rendered. */
export const SCRIPTS_SLICE = '_gatsby-scripts'

/** Id of the slice in the HTML of a page. */
export const SCRIPTS_SLICE_ID = `${SCRIPTS_SLICE}-1`

/** File with the HTML of the slice, relative to the root; Gatsby writes it before it renders pages. */
export const SCRIPTS_SLICE_FILE = `public/_gatsby/slices/${SCRIPTS_SLICE_ID}.html`

/** Id of the inert template in which plugins/late-hydration keeps the scripts. */
export const SCRIPTS_TEMPLATE = 'scripts'
