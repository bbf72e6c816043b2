import { demoSampleId } from './playgroundSamples'

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
