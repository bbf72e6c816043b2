import { SCRIPTS_SLICE_ID, SCRIPTS_TEMPLATE } from './gatsbyScripts'
import { ROUTE_FAILURE } from './navigation'

/**
 * The ids that the page around a body has. Scripts and links look for them, so nothing in a body may take one: of two
 * elements with one id, the first is found.
 */
export const FRAME_IDS: ReadonlySet<string> = new Set([
  ...['___gatsby', 'gatsby-focus-wrapper', 'gatsby-announcer', 'gatsby-chunk-mapping', SCRIPTS_SLICE_ID],
  ...['main', 'menu', 'contents', 'contents-title', 'announcer', SCRIPTS_TEMPLATE, 'mistakes', ROUTE_FAILURE],
  ...['search-dialog', 'search-field', 'shortcuts-title', 'shortcuts-why'],
])
