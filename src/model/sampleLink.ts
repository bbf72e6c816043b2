import { PLAYGROUND } from './examples'

/** Prefix of the fragment in a link to a sample. Shared links never begin with it: they are base64url, which has no `=`. */
const PREFIX = 'sample='

/** The address of the sample `id` in the playground, without the path prefix. */
export const sampleLink = (id: string): string => `${PLAYGROUND}#${PREFIX}${id}`

/** The id of the code block number `index` in a file of content, such as `docs/api/frame-3`. */
export const sampleId = (sourcePath: string, index: number): string =>
  `${sourcePath.replace(/^content\//, '').replace(/\.mdx?$/, '')}-${index + 1}`

/** The id of a demo in `content/demos`. */
export const demoSampleId = (name: string): string => `demos/${name}`
