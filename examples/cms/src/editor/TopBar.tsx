import { useRights } from '@recipes/locking/roles'
import { BreakpointSwitch } from '@recipes/responsive/breakpoints'
import { SaveMessage, type SaveMessageProps } from '@recipes/saving/SaveMessage'
import { useLeaveQuestion } from '../leaving/leaving'
import { UploadMessages } from '../pictures/UploadMessages'
import { Fold } from '../ui/Fold'
import { Icon } from '../ui/Icon'
import { History } from './History'
import { Publish } from './Publish'

interface TopBarProps {
  pageId: string
  saving: SaveMessageProps
  revision: string
}

export function TopBar({ pageId, saving, revision }: TopBarProps) {
  const { edit } = useRights()
  useLeaveQuestion(saving.isKept ? '' : 'Leave and lose your changes?')

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
      {edit && <Publish pageId={pageId} revision={revision} status={saving.status} />}
    </header>
  )
}
