import { useState } from 'react'
import type { Saving } from '@recipes/saving/AutosavingEditor'
import { History } from '../../../client/ui/History'
import { Publish } from '../../../client/ui/Publish'
import { TopBar } from '../../../client/ui/TopBar'
import { formAddress } from '../formAddress'
import { PublishedDialog } from './PublishedDialog'

interface FormBarProps {
  pageId: string
  saving: Saving
}

/** The bar of an open form. After publishing, a dialog has the address to send to others. */
export function FormBar({ pageId, saving }: FormBarProps) {
  const [isPublished, setPublished] = useState(false)
  const { status, revision } = saving
  const address = formAddress(pageId)
  return (
    <TopBar {...{ pageId, saving }} list="Forms">
      <History />
      <a href={`#/${pageId}/answers`}>Answers</a>
      <Publish
        {...{ pageId, revision, status, address }}
        read="Fill in"
        onPublished={() => setPublished(true)}
      />
      {isPublished && (
        <PublishedDialog address={address} onClose={() => setPublished(false)} />
      )}
    </TopBar>
  )
}
