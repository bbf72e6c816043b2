/** Path of the example editors, separate apps: links to them load a document, and nothing prefetches them. */
export const EXAMPLES = '/examples'

/** Whether a site path, without the path prefix, leads to an example editor. */
export const isExample = (path: string): boolean => path === EXAMPLES || path.startsWith(`${EXAMPLES}/`)
