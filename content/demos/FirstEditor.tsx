import { PageEditor } from '../snippets/PageEditor'

/** The result of the three steps on the landing page. */
export function FirstEditor() {
  return (
    <div className="demo-first">
      <PageEditor />
    </div>
  )
}
