import { UndoRedo } from '@recipes/editing/UndoRedo'
import { useRights } from '@recipes/locking/roles'
import { BreakpointSwitch } from '@recipes/responsive/breakpoints'
import { saveMessages } from '@recipes/saving/AutosavingEditor'
import type { SaveStatus } from '@recipes/saving/useAutosave'
import { UploadMessages } from '../pictures/UploadMessages'
import { LinkToPages } from './LinkToPages'
import { Publish } from './Publish'

interface TopBarProps {
  pageId: string
  status: SaveStatus
  revision: string
}

export function TopBar({ pageId, status, revision }: TopBarProps) {
  const { edit } = useRights()
  return (
    <header className="top-bar">
      <LinkToPages />
      <h1>{pageId}</h1>
      <p role="status" data-status={status}>
        {edit ? saveMessages[status] : 'You may read this page.'}
      </p>
      <UploadMessages />
      {edit && <UndoRedo />}
      <BreakpointSwitch />
      {edit && <Publish pageId={pageId} revision={revision} status={status} />}
    </header>
  )
}
