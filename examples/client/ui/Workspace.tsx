import type { ReactNode } from 'react'
import { DuplicateButton } from '@recipes/editing/DuplicateButton'
import { SettingsPanel } from '@recipes/editing/SettingsPanel'
import { Shortcuts } from '@recipes/editing/Shortcuts'
import { StayInEditor } from '@recipes/editing/StayInEditor'
import { Marks } from '@recipes/frames/Marks'
import { Outline } from '@recipes/pointer/Outline'
import { Toolbox, type Tools } from './Toolbox'

interface WorkspaceProps {
  tools: Tools
  /** The name of the region with the page, such as “Form”. */
  name: string
  isHidden?: boolean
  /** The <Frame>, with elements around it. */
  children: ReactNode
}

/** The page, with the panels next to it. */
export const Workspace = ({
  tools,
  name,
  isHidden = false,
  children,
}: WorkspaceProps) => (
  <div className="workspace" hidden={isHidden}>
    <Marks />
    <Shortcuts />
    <StayInEditor />
    <aside className="panel" aria-label="Parts">
      <Toolbox tools={tools} />
      <section aria-label="Outline">
        <h2>Outline</h2>
        <div className="outline">
          <Outline />
        </div>
      </section>
    </aside>
    <main>
      {/* A scrollable region must be focusable for keyboard users. */}
      <div className="canvas" role="region" aria-label={name} tabIndex={0}>
        {children}
      </div>
    </main>
    <aside className="panel" aria-label="Details">
      <div className="fields">
        <SettingsPanel />
        <DuplicateButton />
      </div>
    </aside>
  </div>
)
