import { useCallback } from 'react'
import { useRights } from '@recipes/locking/roles'
import { BreakpointSwitch } from '@recipes/responsive/breakpoints'
import { SaveMessage, type SaveMessageProps } from '@recipes/saving/SaveMessage'
import { useLeaveQuestion } from '../leaving/leaving'
import { UploadMessages } from '../pictures/UploadMessages'
import { Fold } from '../ui/Fold'
import { Icon } from '../ui/Icon'
import { History } from './History'
import { Publish } from './Publish'

export interface TopBarProps {
  pageId: string
  saving: SaveMessageProps & { keepNow: () => boolean }
  /** The revision on the server. */
  revision: string
}

export function TopBar({ pageId, saving, revision }: TopBarProps) {
  const { edit } = useRights()
  const { status, keepNow } = saving
  const isLost = useCallback(() => !keepNow(), [keepNow])
  useLeaveQuestion(status === 'saved' ? '' : 'Leave and lose your changes?', isLost)

  return (
    <header className="top-bar">
      <a className="back" href="#/" title="Pages">
        <Icon name="back" />
        <span>Pages</span>
      </a>
      <h1>{pageId}</h1>
      <div className="save-state">
        {edit ? <SaveMessage {...saving} /> : <p>You can only view this page.</p>}
      </div>
      <UploadMessages />
      {edit && <History />}
      <Fold name="Width of the page" label={<Icon name="widths" />}>
        <BreakpointSwitch />
      </Fold>
      {edit && <Publish pageId={pageId} revision={revision} status={status} />}
    </header>
  )
}
