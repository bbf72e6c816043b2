import { TEMPLATE_IDS } from '../../model/playground'
import { demoSampleId } from '../../model/sampleLink'

/** The templates of the playground. The first one opens by default. */
export const TEMPLATES = [
  { id: demoSampleId('Rules'), title: 'Rules' },
  { id: TEMPLATE_IDS.empty, title: 'Empty editor' },
  { id: TEMPLATE_IDS.tutorial, title: 'Finished tutorial' },
  { id: demoSampleId('LayersPanel'), title: 'Layers panel' },
  { id: demoSampleId('LinkedNodes'), title: 'Linked Nodes' },
  { id: demoSampleId('History'), title: 'History' },
] as const

/** The id of the sample that a fragment refers to, or `null`. */
export function sampleIn(fragment: string): string | null {
  const [, id] = /^#?sample=((?:[\w.-]+\/)*[\w.-]+)$/.exec(fragment) ?? []
  return id === undefined || /(?:^|\/)\.{1,2}(?:\/|$)/.test(id) ? null : id
}
