import { editorNames, type EditorName } from '../editors'

const labels: Record<EditorName, string> = {
  studio: 'Studio',
  document: 'Document',
  form: 'Form',
}

/** Chooses the editor through the address, as a link would. The landing page has a switch of its own. */
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
