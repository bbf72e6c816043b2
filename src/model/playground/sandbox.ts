/** Path of the frame in which the playground runs code. It must not begin like that of a page: see `headerRules`. */
export const SANDBOX = '/sandbox/'

/** Path of the files of a new Vite project, without those of the reader. */
export const VITE_PROJECT = `${SANDBOX}vite-project.json`

/** Path of a package that the frame does not contain. */
export const packageFile = (name: string): string =>
  `${SANDBOX}${name.replace('@', '').replaceAll('/', '-')}.js`

/**
 * What code in the frame may do: run and style itself. It may load nothing and send nothing. `eval` ends as soon as the
 * code of the reader is compiled (src/sandbox/modules.ts).
 */
export const SANDBOX_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  'media-src data: blob:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** What only a header can say: the origin of the frame is opaque, and only pages of this site show it. */
export const SANDBOX_HEADER = `sandbox allow-scripts; ${SANDBOX_POLICY}; frame-ancestors 'self'`

/** Path of the types of Craft.js, for completions and hovers. */
export const TYPE_TABLE = `${SANDBOX}types.json`

/** The type of each name of Craft.js, and what it is. */
export type TypeTable = Readonly<
  Record<string, { type: string; kind: 'function' | 'property' | 'type' | 'class' }>
>
