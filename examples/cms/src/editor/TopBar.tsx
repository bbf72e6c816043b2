import { useCallback } from 'react'
import { ROOT_NODE, useEditor } from '@craftjs/core'
import { useRights } from '@recipes/locking/roles'
import { BreakpointSwitch, useBreakpoint } from '@recipes/responsive/breakpoints'
import { SaveMessage, type SaveMessageProps } from '@recipes/saving/SaveMessage'
import { titleFor } from '../../server/titles'
import { useLeaveQuestion } from '../leaving/leaving'
import { UploadMessages } from '../pictures/UploadMessages'
import { Icon } from '../ui/Icon'
import { Menu } from '../ui/Menu'
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
  const { breakpoint } = useBreakpoint()
  const { title } = useEditor(({ nodes }) => ({
    title: nodes[ROOT_NODE]?.data.props.title as string | undefined,
  }))
  const { status, keepNow } = saving
  const isLost = useCallback(() => !keepNow(), [keepNow])
  useLeaveQuestion(status === 'saved' ? '' : 'Leave and lose your changes?', isLost)

  return (
    <header className="top-bar">
      <a className="back" href="#/" title="Pages">
        <Icon name="back" />
        <span>Pages</span>
      </a>
      <div className="page-name">
        <h1>{title || titleFor(pageId)}</h1>
        <div className="save-state">
          {edit ? <SaveMessage {...saving} /> : <p>You can only view this page.</p>}
        </div>
      </div>
      <UploadMessages />
      {edit && <History />}
      <Menu
        className="widths"
        name={`Width of the page: ${breakpoint}`}
        label={
          <>
            <Icon name="widths" />
            <span>{breakpoint}</span>
          </>
        }
      >
        <BreakpointSwitch />
      </Menu>
      {edit && <Publish pageId={pageId} revision={revision} status={status} />}
    </header>
  )
}
