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

/** The id of the sample that a fragment names; `null` when it names none. */
export function sampleIn(fragment: string): string | null {
  const [, id] = /^#?sample=((?:[\w.-]+\/)*[\w.-]+)$/.exec(fragment) ?? []
  return id === undefined || /(?:^|\/)\.{1,2}(?:\/|$)/.test(id) ? null : id
}

/** The id of the code block number `index` in a file of content, such as `docs/api/frame-3`. */
export const sampleId = (sourcePath: string, index: number): string =>
  `${sourcePath.replace(/^content\//, '').replace(/\.mdx?$/, '')}-${index + 1}`

/** The id of a demo in `content/demos`. */
export const demoSampleId = (name: string): string => `demos/${name}`

/** The ids of templates that are no demo. */
export const TEMPLATE_IDS = { empty: 'empty', tutorial: 'docs/guides/basic-tutorial' } as const

/** What the playground offers to start with; the first one is what it opens by itself. */
export const TEMPLATES = [
  { id: demoSampleId('Rules'), title: 'Rules' },
  { id: TEMPLATE_IDS.empty, title: 'Empty editor' },
  { id: TEMPLATE_IDS.tutorial, title: 'The tutorial’s end' },
  { id: demoSampleId('LayersPanel'), title: 'Layers panel' },
  { id: demoSampleId('LinkedNodes'), title: 'Linked Nodes' },
  { id: demoSampleId('History'), title: 'History' },
] as const
