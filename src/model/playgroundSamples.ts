import { PLAYGROUND } from './examples'
import type { Project } from './playground'

/** Folder of the files with the code of samples, each named by its id. */
const SAMPLES = '/samples'

/** What the fragment of a link to a sample begins with. No base64url contains `=`, so no shared link does. */
const PREFIX = 'sample='

/** A sample of the site that the playground can open. */
export interface PlaygroundSample extends Project {
  title: string
  /** Path of the page that shows it; `null` for a template. */
  pagePath: string | null
}

/** The address of the sample `id` in the playground, without the path prefix. */
export const sampleLink = (id: string): string => `${PLAYGROUND}#${PREFIX}${id}`

/** The path of the file with the sample `id`. */
export const sampleFile = (id: string): string => `${SAMPLES}/${id}.json`

/** The id of the code block number `index` in a file of content, such as `docs/api/frame-3`. */
export const sampleId = (sourcePath: string, index: number): string =>
  `${sourcePath.replace(/^content\//, '').replace(/\.mdx?$/, '')}-${index + 1}`

/** The id of a demo in `content/demos`. */
export const demoSampleId = (name: string): string => `demos/${name}`
