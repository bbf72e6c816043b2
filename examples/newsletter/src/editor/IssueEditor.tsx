import { useState } from 'react'
import { Frame } from '@craftjs/core'
import { indicator } from '@recipes/frames/indicator'
import { resolver } from '@recipes/newsletter/blocks'
import { MailPreview } from '@recipes/newsletter/MailPreview'
import { mailViews } from '@recipes/newsletter/mailViews'
import { AutosavingEditor } from '@recipes/saving/AutosavingEditor'
import { DraftChoice } from '@recipes/saving/DraftChoice'
import { PageLoader } from '@recipes/saving/PageLoader'
import { Workspace } from '../../../client/ui/Workspace'
import { firstIssue } from '../../server/firstIssue'
import { MailPictures } from '../pictures/MailPictures'
import { IssueBar } from './IssueBar'
import { open, toStore } from './storedForm'
import { tools } from './tools'

/** Drafts in this browser have this name, because other applications may have the same address. */
export const DRAFTS = 'newsletter'

/** Edits an issue, from the server and back. */
export function IssueEditor({ pageId }: { pageId: string }) {
  const [isPreview, setPreview] = useState(false)
  return (
    <PageLoader {...{ pageId, resolver, open }}>
      {(saved) => (
        <DraftChoice
          pageId={`${DRAFTS}/${pageId}`}
          page={saved}
          {...{ resolver, open }}
        >
          {(opened, keep) => {
            const issue = open(opened.json || firstIssue(''))
            return (
              <MailPictures issue={issue}>
                <AutosavingEditor
                  {...{ pageId, saved, opened, keep, resolver, indicator, toStore }}
                  bar={(saving) => (
                    <IssueBar {...{ pageId, saving, isPreview, setPreview }} />
                  )}
                >
                  <Workspace tools={tools} name="Mail" isHidden={isPreview}>
                    <Frame data={issue} />
                  </Workspace>
                  {isPreview && (
                    <main className="preview">
                      <MailPreview views={mailViews} />
                    </main>
                  )}
                </AutosavingEditor>
              </MailPictures>
            )
          }}
        </DraftChoice>
      )}
    </PageLoader>
  )
}
