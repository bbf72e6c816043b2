import type { BodyNode } from '../../../model/body'
import { finishedNodes, type Unfinished } from '../../finishing'

/** Resolvers of `Snippet` fields. */
export const snippetResolvers = {
  body: { resolve: (snippet: Unfinished & { body: BodyNode[] }) => finishedNodes(snippet, snippet.body) },
}
