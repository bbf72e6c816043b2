import { useId, useState } from 'react'
import { useEditor, useNode } from '@craftjs/core'
import { useSetting } from '../editing/useSetting'

/** The name of a field in the settings. Answers to a field without a name, or with another field's name, are lost. */
export function NameField() {
  const [name, setName] = useSetting<string>('name')
  const [refused, setRefused] = useState<string | null>(null)
  const [before, setBefore] = useState(name)
  const { query } = useEditor()
  const { id, type } = useNode((node) => ({ type: node.data.name }))
  const problem = useId()

  function write(text: string) {
    const isTaken = Object.values(query.getNodes()).some(
      ({ id: other, data }) =>
        other !== id && data.name === type && data.props.name === text,
    )
    const isRefused = text.trim() === '' || isTaken
    setRefused(isRefused ? text : null)
    if (!isRefused) setName(text)
  }

  return (
    <div className="field">
      <label>
        Key in the form data{' '}
        <input
          value={refused ?? name}
          aria-invalid={refused !== null}
          aria-describedby={problem}
          onChange={({ target }) => write(target.value)}
          onFocus={() => setBefore(name)}
          onBlur={() => {
            // What was typed before the key was refused is half a key.
            if (refused !== null) setName(before)
            setRefused(null)
          }}
        />
      </label>
      <p id={problem} role="status">
        {refused !== null &&
          (refused.trim() === ''
            ? 'A field needs a key. The last one remains.'
            : 'Another field has this key, so it is not stored.')}
      </p>
    </div>
  )
}
