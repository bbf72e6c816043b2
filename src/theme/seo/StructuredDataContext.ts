import { createContext } from 'react'

/**
 * Receives the text of a page's JSON-LD script while the server renders the page; `null` in the browser.
 *
 * It does not go through Helmet, which would write it with `innerHTML` after each navigation: Trusted Types forbid that,
 * and only machines that read the served HTML look at it.
 */
export const StructuredDataContext = createContext<((json: string) => void) | null>(null)
