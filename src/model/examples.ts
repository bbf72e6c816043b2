/** The example editors are applications of their own: links to them are full document loads, and nothing prefetches them. */
export const EXAMPLES = '/examples'

/** Whether a site path, without the path prefix, belongs to them. */
export const isExample = (path: string): boolean => path === EXAMPLES || path.startsWith(`${EXAMPLES}/`)
