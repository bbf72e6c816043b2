import { useEditor } from '@craftjs/core'
import type { ReactNode } from 'react'
import { CopyAndLoad } from './CopyAndLoad'

type TopbarProps = {
  children?: ReactNode
}

export const Topbar = ({ children }: TopbarProps) => {
  const { actions, canRedo, canUndo, enabled } = useEditor((state, query) => ({
    enabled: state.options.enabled,
    canUndo: query.history.canUndo(),
    canRedo: query.history.canRedo(),
  }))

  return (
    <header className="topbar">
      <h1>Basic Page Editor</h1>
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={enabled}
          onChange={(event) => {
            const on = event.target.checked
            actions.setOptions((options) => {
              options.enabled = on
            })
          }}
        />
        Enable
      </label>
      <button
        type="button"
        className="control"
        disabled={!enabled || !canUndo}
        onClick={() => actions.history.undo()}
      >
        <span>Undo</span>
      </button>
      <button
        type="button"
        className="control"
        disabled={!enabled || !canRedo}
        onClick={() => actions.history.redo()}
      >
        <span>Redo</span>
      </button>
      <CopyAndLoad />
      {children}
    </header>
  )
}
