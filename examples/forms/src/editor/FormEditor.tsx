import { Frame } from '@craftjs/core'
import { uniqueNames } from '@recipes/actions/uniqueNames'
import { indicator } from '@recipes/frames/indicator'
import { AutosavingEditor } from '@recipes/saving/AutosavingEditor'
import { DraftChoice } from '@recipes/saving/DraftChoice'
import { PageLoader } from '@recipes/saving/PageLoader'
import { firstForm } from '../../server/samples'
import { Workspace } from '../../../client/ui/Workspace'
import { resolver } from '../blocks/resolver'
import { FormBar } from './FormBar'
import { open, toStore } from './storedForm'
import { tools } from './tools'

/** Drafts in this browser have this name, because other applications may have the same address. */
export const DRAFTS = 'forms'

const normalizeNodes = uniqueNames('FormField')

/** Edits a form, from the server and back. */
export const FormEditor = ({ pageId }: { pageId: string }) => (
  <PageLoader {...{ pageId, resolver, open }}>
    {(saved) => (
      <DraftChoice pageId={`${DRAFTS}/${pageId}`} page={saved} {...{ resolver, open }}>
        {(opened, keep) => (
          <AutosavingEditor
            {...{ pageId, saved, opened, keep, resolver, toStore }}
            {...{ indicator, normalizeNodes }}
            bar={(saving) => <FormBar {...{ pageId, saving }} />}
          >
            <Workspace tools={tools} name="Form">
              <div className="page-box">
                <div className="page">
                  <Frame data={open(opened.json || firstForm(''))} />
                </div>
              </div>
            </Workspace>
          </AutosavingEditor>
        )}
      </DraftChoice>
    )}
  </PageLoader>
)
