import { UndoRedo } from '@recipes/editing/UndoRedo'
import { useRights } from '@recipes/locking/roles'
import { BreakpointSwitch } from '@recipes/responsive/breakpoints'
import { SaveMessage, type SaveMessageProps } from '@recipes/saving/SaveMessage'
import { useLeaveQuestion } from '../leaving/leaving'
import { UploadMessages } from '../pictures/UploadMessages'
import { Publish } from './Publish'

interface TopBarProps {
  pageId: string
  saving: SaveMessageProps
  revision: string
}

export function TopBar({ pageId, saving, revision }: TopBarProps) {
  const { edit } = useRights()
  useLeaveQuestion(saving.isKept ? '' : 'Leave, and lose your changes?')

  return (
    <header className="top-bar">
      <a href="#/">Pages</a>
      <h1>{pageId}</h1>
      {edit ? <SaveMessage {...saving} /> : <p>You may read this page.</p>}
      <UploadMessages />
      {edit && <UndoRedo />}
      <BreakpointSwitch />
      {edit && (
        <Publish pageId={pageId} revision={revision} status={saving.status} />
      )}
    </header>
  )
}
