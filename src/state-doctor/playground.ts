import { canShare, encodeShare, parseProject, type Project } from '../playground'
import { type Fields, jsonText, resolverStub, type Unwrap } from '@craftjs-site/saved-page'

/** An editor that can open any page, with the generated resolver. The playground passes the page to its frame. */
const APP = `import { Editor, Element, Frame } from '@craftjs/core'
import { resolver } from './resolver'

export function App() {
  return (
    <Editor resolver={resolver}>
      <Frame>
        <Element is="div" canvas />
      </Frame>
    </Editor>
  )
}
`

/** The fragment of a link that opens a page there. `null` if the page is too large or the browser too old. */
export async function playgroundFragment(page: Fields): Promise<string | null> {
  const files = { 'App.tsx': APP, 'resolver.tsx': resolverStub(page) }
  const project: Project = { files, page: jsonText(page) }
  if (!canShare() || parseProject(project) === null) return null
  try {
    return await encodeShare(project)
  } catch {
    return null
  }
}

/** Extracts the page from a project of the playground, such as one from a shared link. */
export const pageInProject: Unwrap = (value) => {
  const text = parseProject(value)?.page
  return text === undefined ? null : { encoding: 'playground project', text }
}
