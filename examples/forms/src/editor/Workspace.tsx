import { useEffect, type ReactNode } from 'react'
import { ROOT_NODE, useEditor } from '@craftjs/core'
import { DuplicateButton } from '@recipes/editing/DuplicateButton'
import { SettingsPanel } from '@recipes/editing/SettingsPanel'
import { Shortcuts } from '@recipes/editing/Shortcuts'
import { StayInEditor } from '@recipes/editing/StayInEditor'
import { Marks } from '@recipes/frames/Marks'
import { Outline } from '@recipes/pointer/Outline'
import { Toolbox } from '../../../client/ui/Toolbox'
import { tools } from './tools'

/** The form, with the panels next to it. The child is the <Frame>. */
export function Workspace({ children }: { children: ReactNode }) {
  const { actions, hasRoot } = useEditor(({ nodes }) => ({
    hasRoot: nodes[ROOT_NODE] !== undefined,
  }))
  const { selectNode } = actions
  // Its settings have the title.
  useEffect(() => {
    if (hasRoot) selectNode(ROOT_NODE)
  }, [hasRoot, selectNode])

  return (
    <div className="workspace">
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
        <div className="canvas" role="region" aria-label="Form" tabIndex={0}>
          <div className="page-box">
            <div className="page">{children}</div>
          </div>
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
}
