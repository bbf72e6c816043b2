/** Path of the list of the example editors. */
export const EXAMPLES = '/examples'

/** The editors with a server. Their HTML files have their own policies: users can paste HTML and pictures into the CMS, visitors send forms, and mails have style attributes. */
export const APPLICATIONS: readonly string[] = [
  `${EXAMPLES}/cms`,
  `${EXAMPLES}/forms`,
  `${EXAMPLES}/newsletter`,
]

/** Paths of the example editors, a separate Vite app. Each is the `index.html` of a folder in `examples/`. */
export const EXAMPLE_PAGES: readonly string[] = [`${EXAMPLES}/basic`, `${EXAMPLES}/landing`, ...APPLICATIONS]

/** Path of the playground. */
export const PLAYGROUND = '/playground'

/**
 * Whether links to a site path (without the path prefix) load a new document and are never prefetched. The example editors
 * are separate apps, and only readers who open the playground should pay for its scripts.
 */
export const loadsDocument = (path: string): boolean =>
  [EXAMPLES, PLAYGROUND].some((section) => path === section || path.startsWith(`${section}/`))

/** The editors of the landing page: the value of each in the switch and in the address of its frame, and its label. */
export const EDITORS = [
  { value: 'studio', label: 'Studio' },
  { value: 'document', label: 'Document' },
  { value: 'form', label: 'Form' },
] as const

export type EditorValue = (typeof EDITORS)[number]['value']

/** Minimum width in CSS pixels of windows in which Studio is selected first. In narrower windows, it is Document. */
export const STUDIO_WIDTH = 808
