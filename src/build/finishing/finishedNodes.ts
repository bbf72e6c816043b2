import type { BodyNode, Manuscript } from '../../model/body'
import { finishedBody } from './finishedBody'

/** A node whose code may still wait for its colors. */
export interface Unfinished {
  manuscript?: Manuscript
}

/** What the theme draws of a node: `nodes`, or what its manuscript becomes. */
export async function finishedNodes({ manuscript }: Unfinished, nodes: BodyNode[]): Promise<BodyNode[]> {
  return manuscript ? (await finishedBody(manuscript)).nodes : nodes
}
