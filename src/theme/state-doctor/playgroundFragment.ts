import { canShare, encodeShare, parseProject, type Project } from '../../model/playground'

/** The fragment of a link that opens a page in the playground; `null` for a page that is too large for one. */
export async function playgroundFragment(page: string): Promise<string | null> {
  const project: Project = { files: {}, page }
  return canShare() && parseProject(project) !== null ? encodeShare(project) : null
}
