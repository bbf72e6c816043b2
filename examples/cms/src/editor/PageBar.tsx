import { useRights } from '@recipes/locking/roles'
import { BreakpointSwitch, useBreakpoint } from '@recipes/responsive/breakpoints'
import type { SaveMessageProps } from '@recipes/saving/SaveMessage'
import { UploadMessages } from '../../../client/pictures/UploadMessages'
import { useOpenUploads } from '../../../client/pictures/UploadProvider'
import { History } from '../../../client/ui/History'
import { Icon } from '../../../client/ui/Icon'
import { Menu } from '../../../client/ui/Menu'
import { Publish } from '../../../client/ui/Publish'
import { TopBar } from '../../../client/ui/TopBar'
import { publishedAddress } from '../list/publishedAddress'

export interface PageBarProps {
  pageId: string
  saving: SaveMessageProps & { keepNow: () => boolean }
  /** The revision on the server. */
  revision: string
}

export function PageBar({ pageId, saving, revision }: PageBarProps) {
  const { edit } = useRights()
  const { breakpoint } = useBreakpoint()
  const { status } = saving
  const { isUploading } = useOpenUploads()

  return (
    <TopBar
      {...{ pageId, saving }}
      list="Pages"
      message={edit ? undefined : <p>You can only view this page.</p>}
    >
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
    </TopBar>
  )
}
