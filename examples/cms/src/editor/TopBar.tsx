import type { MouseEvent } from 'react'
import { UndoRedo } from '@recipes/editing/UndoRedo'
import { useRights } from '@recipes/locking/roles'
import { BreakpointSwitch } from '@recipes/responsive/breakpoints'
import { SaveMessage, type SaveMessageProps } from '@recipes/saving/SaveMessage'
import { Publish } from './Publish'

interface TopBarProps {
  pageId: string
  saving: SaveMessageProps
  revision: string
}

export function TopBar({ pageId, saving, revision }: TopBarProps) {
  const { edit } = useRights()

  // The browser asks when the tab is closed, but not here.
  function ask(event: MouseEvent) {
    if (saving.isKept) return
    if (!confirm('Leave, and lose your changes?')) event.preventDefault()
  }

  return (
    <header className="top-bar">
      <a href="#/" onClick={ask}>
        Pages
      </a>
      <h1>{pageId}</h1>
      {edit ? <SaveMessage {...saving} /> : <p>You may read this page.</p>}
      {edit && <UndoRedo />}
      <BreakpointSwitch />
      {edit && (
        <Publish
          pageId={pageId}
          revision={revision}
          isSaved={saving.status === 'saved'}
        />
      )}
    </header>
  )
}
