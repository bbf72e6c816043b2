import { PLAYGROUND } from './examples'

/** What the fragment of a link to a sample begins with. No base64url contains `=`, so no shared link does. */
const PREFIX = 'sample='

/** The address of the sample `id` in the playground, without the path prefix. */
export const sampleLink = (id: string): string => `${PLAYGROUND}#${PREFIX}${id}`

/** The id of the code block number `index` in a file of content, such as `docs/api/frame-3`. */
export const sampleId = (sourcePath: string, index: number): string =>
  `${sourcePath.replace(/^content\//, '').replace(/\.mdx?$/, '')}-${index + 1}`

/** The id of a demo in `content/demos`. */
export const demoSampleId = (name: string): string => `demos/${name}`
