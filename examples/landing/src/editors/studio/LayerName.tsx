import { useEditor } from '@craftjs/core'
import { useState } from 'react'
import { announce } from '../../announce'

type LayerNameProps = { id: string; name: string; onDone: () => void }

/** The field for renaming a layer. Enter confirms, Escape cancels. */
export const LayerName = ({ id, name, onDone }: LayerNameProps) => {
  const { actions } = useEditor()
  const [typed, setTyped] = useState(name)

  const commit = () => {
    const words = typed.trim()
    if (words !== '' && words !== name) {
      actions.setCustom(id, (custom: { displayName?: string }) => {
        custom.displayName = words
      })
      announce(`${name} is now called ${words}`)
    }
    onDone()
  }

  return (
    <input
      ref={(el) => el?.focus()}
      className="layer-input"
      aria-label={`New name of ${name}`}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') commit()
        if (event.key === 'Escape') onDone()
      }}
    />
  )
}
