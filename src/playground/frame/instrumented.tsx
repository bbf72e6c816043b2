import { Editor as CraftEditor, Frame as CraftFrame, useEditor } from '@craftjs/core'
import { type ComponentProps, useState } from 'react'
import { cut, inspected } from '@craftjs-site/inspector/observe'
import { inspect, parseJson } from '@craftjs-site/saved-page'
import { indicator } from '../../../content/snippets/frames/indicator'
import { MAX_TEXT_LENGTH } from './messages'
import { send } from './page'
import { Reporter } from './report'

/** The `Editor` of Craft.js with the site's drop line, a child that reports its state, and logging of rule calls. */
export function Editor({ children, ...options }: ComponentProps<typeof CraftEditor>) {
  inspected(options.resolver ?? {})
  return (
    <CraftEditor indicator={indicator} {...options}>
      {children}
      <Reporter />
    </CraftEditor>
  )
}

/** The page that the next `Frame` starts with. */
let savedPage: string | null = null

/** Makes the first `Frame` that renders load a saved page. */
export function startWith(page: string | null): void {
  savedPage = page
}

/** The `Frame` of Craft.js, except that it loads the page that the reader made before the code changed, if any. */
export function Frame(props: ComponentProps<typeof CraftFrame>) {
  const { resolver } = useEditor((state) => ({ resolver: state.options.resolver }))
  const [page] = useState(() => takeSavedPage(resolver))
  return page === null ? <CraftFrame {...props} /> : <CraftFrame data={page} />
}

/** The page to start with. `null` if `resolver` lacks its components; the reason is then sent to the playground. */
function takeSavedPage(resolver: Readonly<Record<string, unknown>>): string | null {
  const page = savedPage
  savedPage = null
  if (page === null) return null
  const finding = inspect(parseJson(page), { names: Object.keys(resolver) }).find(
    ({ severity }) => severity === 'error',
  )
  if (!finding) return page
  send({ kind: 'pageRejected', reason: cut(finding.message, MAX_TEXT_LENGTH) })
  return null
}
