import type { ReactNode } from 'react'
import { Shortcuts } from '@recipes/editing/Shortcuts'
import { Marks } from '@recipes/frames/Marks'
import { useRights } from '@recipes/locking/roles'
import { UploadProvider } from '../../../client/pictures/UploadProvider'
import { Templates } from '../templates/Templates'
import { Versions } from '../versions/Versions'
import { Canvas } from './Canvas'
import { mayArrange } from './mayArrange'
import { Outline } from '../../../client/ui/Outline'
import { Settings } from './Settings'
import { tools } from './tools'
import { Toolbox } from '../../../client/ui/Toolbox'
import { PageBar, type PageBarProps } from './PageBar'

interface WorkspaceProps extends PageBarProps {
  /** The <Frame>. */
  children: ReactNode
}

const never = () => false

/** The bars and panels around the page that the user's role allows. */
export function Workspace({ pageId, saving, revision, children }: WorkspaceProps) {
  const { edit, arrange } = useRights()
  return (
    <UploadProvider>
      <PageBar pageId={pageId} saving={saving} revision={revision} />
      <Marks />
      <Shortcuts mayArrange={arrange ? mayArrange : never} />
      <div className="workspace">
        {edit && (
          <aside className="panel" aria-label="Parts">
            {arrange && <Toolbox tools={tools} />}
            {arrange && <Templates />}
            <Outline />
          </aside>
        )}
        <Canvas>{children}</Canvas>
        {edit && (
          <aside className="panel" aria-label="Details">
            <Settings />
            <Versions pageId={pageId} revision={revision} />
          </aside>
        )}
      </div>
    </UploadProvider>
  )
}
