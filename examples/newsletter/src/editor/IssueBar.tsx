import { useEffect } from 'react'
import { ROOT_NODE, useEditor } from '@craftjs/core'
import { useLibrary } from '@recipes/pictures/library'
import { UploadMessages } from '@recipes/pictures/UploadMessages'
import type { Saving } from '@recipes/saving/AutosavingEditor'
import { useLeaveQuestion } from '../../../client/navigation/leaving'
import { History } from '../../../client/ui/History'
import { Icon } from '../../../client/ui/Icon'
import { Publish } from '../../../client/ui/Publish'
import { TopBar } from '../../../client/ui/TopBar'
import { mailAddress } from '../mailAddress'

interface IssueBarProps {
  pageId: string
  saving: Saving
  isPreview: boolean
  setPreview: (isPreview: boolean) => void
}

/** The bar of an open issue. */
export function IssueBar({ pageId, saving, isPreview, setPreview }: IssueBarProps) {
  const { isUploading } = useLibrary().uploads
  useLeaveQuestion(
    isUploading ? 'A picture is still being uploaded. Leave without it?' : '',
  )
  const { actions, hasRoot } = useEditor(({ nodes }) => ({
    hasRoot: nodes[ROOT_NODE] !== undefined,
  }))
  const { selectNode } = actions
  // The settings of the root have the subject.
  useEffect(() => {
    if (hasRoot) selectNode(ROOT_NODE)
  }, [hasRoot, selectNode])

  return (
    <TopBar {...{ pageId, saving }} list="Issues">
      <UploadMessages />
      <History />
      <button
        type="button"
        className="preview-button"
        aria-pressed={isPreview}
        onClick={() => setPreview(!isPreview)}
      >
        <Icon name="phone" />
        <span>Preview</span>
      </button>
      <Publish
        {...{ pageId, isUploading, status: saving.status, revision: saving.revision }}
        address={mailAddress(pageId)}
      />
    </TopBar>
  )
}
