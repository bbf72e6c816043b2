import { useCallback } from 'react'
import { ROOT_NODE, useEditor } from '@craftjs/core'
import { useRights } from '@recipes/locking/roles'
import { BreakpointSwitch, useBreakpoint } from '@recipes/responsive/breakpoints'
import { SaveMessage, type SaveMessageProps } from '@recipes/saving/SaveMessage'
import { titleFor } from '../../../server/titles'
import { useLeaveQuestion } from '../../../client/navigation/leaving'
import { UploadMessages } from '../../../client/pictures/UploadMessages'
import { useOpenUploads } from '../../../client/pictures/UploadProvider'
import { Icon } from '../../../client/ui/Icon'
import { Menu } from '../../../client/ui/Menu'
import { History } from '../../../client/ui/History'
import { Publish } from '../../../client/ui/Publish'
import { publishedAddress } from '../list/publishedAddress'

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
  const { isUploading } = useOpenUploads()
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
      {edit && (
        <Publish
          {...{ pageId, revision, status, isUploading }}
          address={publishedAddress(pageId)}
        />
      )}
    </header>
  )
}
