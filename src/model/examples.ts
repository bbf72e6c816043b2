/** Path of the list of the example editors. */
export const EXAMPLES = '/examples'

/** The editor whose HTML file states a policy of its own: it takes pasted HTML and pictures. */
export const CMS = `${EXAMPLES}/cms`

/** The editors below it, a Vite app beside the site. Each is the `index.html` of a folder in `examples/`. */
export const EXAMPLE_PAGES = [`${EXAMPLES}/basic`, `${EXAMPLES}/landing`, CMS] as const

/** Path of the playground. */
export const PLAYGROUND = '/playground'

/**
 * Whether links to a site path, without the path prefix, load a document, and nothing prefetches what it needs: the
 * example editors are separate apps, and only readers who open the playground should pay for its scripts.
 */
export const loadsDocument = (path: string): boolean =>
  [EXAMPLES, PLAYGROUND].some((section) => path === section || path.startsWith(`${section}/`))

/** The editors of the landing page: the value of each in the switch and in the address of the frame, and its label. */
export const EDITORS = [
  { value: 'studio', label: 'Studio' },
  { value: 'document', label: 'Document' },
  { value: 'form', label: 'Form' },
] as const

export type EditorValue = (typeof EDITORS)[number]['value']

/** Windows from this width on, in CSS pixels, begin with Studio; narrower ones with Document. */
export const STUDIO_WIDTH = 808
