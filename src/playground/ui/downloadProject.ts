import { saveFile, withPathPrefix } from '../../theme/ui'
import { VITE_PROJECT } from '../../model/playground'
import type { Project } from '../session/project'

/** Fetches the files of an empty Vite project. Rejects if this fails. */
export async function fetchViteProject(): Promise<Record<string, string>> {
  const response = await fetch(withPathPrefix(VITE_PROJECT))
  if (!response.ok) throw new Error(`The files of the project could not be loaded (${response.status}).`)
  return (await response.json()) as Record<string, string>
}

/** Saves a Vite project as a zip file. Returns instructions for the reader. */
export async function downloadProject(project: Project): Promise<string> {
  const [base, { projectFiles, zipOf }] = await Promise.all([
    fetchViteProject(),
    import('../session/projectZip'),
  ])
  saveFile(
    'craftjs-playground.zip',
    'application/zip',
    zipOf('craftjs-playground', projectFiles(project, base)),
  )
  return 'Unpack the file, then run npm install and npm run dev in its folder.'
}
