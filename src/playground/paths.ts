/** Path of the frame in which the playground runs code. It must not begin like that of a page: see `headerRules`. */
export const SANDBOX = '/sandbox/'

/** What that frame may do. A form may have a handler; the policy of the frame keeps it from being sent. */
export const SANDBOX_FLAGS = 'allow-scripts allow-forms'

/** Path of the files of a new Vite project, without those of the reader. */
export const VITE_PROJECT = `${SANDBOX}vite-project.json`

/** Path of the types of Craft.js, for completions and hovers. */
export const TYPE_TABLE = `${SANDBOX}types.json`

/** The type of each name of Craft.js, and what it is. */
export type TypeTable = Readonly<
  Record<string, { type: string; kind: 'function' | 'property' | 'type' | 'class' }>
>

/** Path of a package that the frame does not contain. */
export const packageFile = (name: string): string =>
  `${SANDBOX}${name.replace('@', '').replaceAll('/', '-')}.js`

/** Path of the sample `id`. */
export const sampleFile = (id: string): string => `/samples/${id}.json`
