import { PageEditor } from '../snippets/PageEditor'

/** What the three steps of the front page make. */
export function FirstEditor() {
  return (
    <div className="demo-first">
      <PageEditor />
    </div>
  )
}
