/** Path of the frame in which the playground runs code. It must not start like the path of a page (`headerRules`). */
export const SANDBOX = '/sandbox/'

/** Sandbox flags of that frame. Forms are allowed for submit handlers; the frame's policy prevents sending them. */
export const SANDBOX_FLAGS = 'allow-scripts allow-forms'

/** Path of the files of a new Vite project, without the reader's own files. */
export const VITE_PROJECT = `${SANDBOX}vite-project.json`

/** Path of the Craft.js types, for completions and tooltips. */
export const TYPE_TABLE = `${SANDBOX}types.json`

/** The type and kind of each name in Craft.js. */
export type TypeTable = Readonly<
  Record<string, { type: string; kind: 'function' | 'property' | 'type' | 'class' }>
>

/** Path of a package that is not bundled with the frame. */
export const packageFile = (name: string): string =>
  `${SANDBOX}${name.replace('@', '').replaceAll('/', '-')}.js`

/** Path of the sample `id`. */
export const sampleFile = (id: string): string => `/samples/${id}.json`

/** The ids of templates that are not demos. */
export const TEMPLATE_IDS = { empty: 'empty', tutorial: 'docs/guides/basic-tutorial' } as const
