import { canShare, encodeShare, parseProject, type Project } from '../../model/playground'

/** The fragment of a link that opens a page in the playground; `null` if the page is too large, or the browser too old. */
export async function playgroundFragment(page: string): Promise<string | null> {
  const project: Project = { files: {}, page }
  if (!canShare() || parseProject(project) === null) return null
  try {
    return await encodeShare(project)
  } catch {
    return null
  }
}
