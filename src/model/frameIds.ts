import { SCRIPTS_SLICE_ID, SCRIPTS_TEMPLATE } from './gatsbyScripts'
import { ROUTE_FAILURE } from './navigation'

/** Ids of elements around the body of a page. Scripts and links look them up, so nothing in a body may use one. */
export const FRAME_IDS: ReadonlySet<string> = new Set([
  ...['___gatsby', 'gatsby-focus-wrapper', 'gatsby-announcer', 'gatsby-chunk-mapping', SCRIPTS_SLICE_ID],
  ...['main', 'menu', 'contents', 'contents-title', 'announcer', SCRIPTS_TEMPLATE, 'mistakes', ROUTE_FAILURE],
  ...['search-dialog', 'search-field', 'search-start', 'shortcuts-title', 'shortcuts-why'],
])
