/** Path of the example editors, an app of its own: links to them load a document, and nothing prefetches them. */
export const EXAMPLES = '/examples'

/** The pages below it: the list of the editors, and the editors. Each is the `index.html` of a folder in `examples/`. */
export const EXAMPLE_PAGES = [EXAMPLES, `${EXAMPLES}/basic`, `${EXAMPLES}/landing`] as const

/** Whether a site path, without the path prefix, leads to an example editor. */
export const isExample = (path: string): boolean => path === EXAMPLES || path.startsWith(`${EXAMPLES}/`)
