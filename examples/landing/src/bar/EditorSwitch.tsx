import { editorNames, type EditorName } from '../editors/loadEditor'

const labels: Record<EditorName, string> = {
  studio: 'Studio',
  document: 'Document',
  form: 'Form',
}

/** Switches the editor through the URL, like a link. Hidden on the landing page, which has its own switch. */
export const EditorSwitch = ({ editor }: { editor: EditorName }) => {
  if (parent !== window) return null
  return (
    <div className="switch" role="radiogroup" aria-label="Editor">
      {editorNames.map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="editor"
            checked={name === editor}
            onChange={() => location.replace(`#${name}`)}
          />
          <span>{labels[name]}</span>
        </label>
      ))}
    </div>
  )
}
