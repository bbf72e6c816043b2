import { useState, type FormEvent } from 'react'
import { useEditor } from '@craftjs/core'
import { toTemplate } from '@recipes/editing/template'
import { useClipboard } from '@recipes/editing/useClipboard'
import { reasonOf } from '../../../client/connection/requests'
import { useAnswer } from '../../../client/connection/useAnswer'
import { mayArrange } from '../editor/mayArrange'
import { templateForm } from '../editor/templateForm'
import { addTemplate, listTemplates } from './requests'

/** Saves the selection as a template, and adds templates to the page. */
export function Templates() {
  const { answer: templates, reload } = useAnswer(listTemplates)
  const clipboard = useClipboard(mayArrange, templateForm)
  const [name, setName] = useState('')
  const [message, setMessage] = useState('')
  const { query, id } = useEditor((_state, query) => {
    const selected: string | undefined = query.getEvent('selected').last()
    return {
      id: selected && query.node(selected).isDeletable() ? selected : null,
    }
  })

  async function keep(event: FormEvent) {
    event.preventDefault()
    if (!id) return
    try {
      const text = templateForm.toText([toTemplate(query, id)])
      await addTemplate(name.trim(), text)
      setName('')
      setMessage('')
      reload()
    } catch (error) {
      setMessage(`The template was not saved. ${reasonOf(error)}`)
    }
  }

  return (
    <details className="closed">
      <summary>
        <h2>Templates</h2>
      </summary>
      <div className="tools">
        {templates?.map(({ key, name, text }) => (
          <button
            key={key}
            type="button"
            onClick={() => {
              // Checked like pasted content, because it may come from another user.
              const isAdded = clipboard.paste(text)
              setMessage(isAdded ? '' : 'The template does not fit here.')
            }}
          >
            {name}
          </button>
        ))}
      </div>
      <form className="inline" onSubmit={(event) => void keep(event)}>
        <input
          aria-label="Name of the template"
          placeholder="Name"
          required
          maxLength={40}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" disabled={!id}>
          Keep selection
        </button>
      </form>
      <p role="status">{message}</p>
    </details>
  )
}
