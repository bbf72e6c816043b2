import { Frame, useEditor } from '@craftjs/core'
import { announcerId } from './announce'
import { useShortcuts } from './arrange/useShortcuts'
import { Canvas } from './canvas/Canvas'
import { overlayId } from './canvas/Overlay'
import { Header } from './panels/Header'
import { Sidebar } from './panels/Sidebar'
import { Toolbox } from './panels/Toolbox'
import { samplePage } from './samplePage'
import { useReady } from './useReady'

type ShellProps = {
  /** The saved page, or `null` for the sample. */
  saved: string | null
  onReset: () => void
}

/** The editor: a bar, the toolbox, the page, and the sidebar. */
export const Shell = ({ saved, onReset }: ShellProps) => {
  const { enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }))
  useReady(saved === null)
  useShortcuts()

  return (
    <div className="shell" data-enabled={enabled}>
      <Header onReset={onReset} />
      <Toolbox />
      <main className="stage" aria-label="Editor">
        <Canvas>
          {saved === null ? (
            <Frame>{samplePage}</Frame>
          ) : (
            <Frame data={saved} />
          )}
        </Canvas>
        <div id={overlayId} className="overlay" />
      </main>
      <Sidebar />
      <p id={announcerId} className="announcer" role="status" />
    </div>
  )
}
