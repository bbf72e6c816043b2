import { Frame, useEditor } from '@craftjs/core'
import { announcerId } from './announce'
import { useShortcuts } from './arrange/useShortcuts'
import { Header } from './bar/Header'
import { Canvas } from './canvas/Canvas'
import { DropTarget } from './canvas/DropTarget'
import { Glide } from './canvas/Glide'
import { overlayId } from './canvas/Overlay'
import { samplePage } from './samplePage'
import { useShowcase } from './showcase/useShowcase'
import { useEditorChoice, type ChosenEditor } from './useEditorChoice'
import { useReady } from './useReady'
import { XRay } from './xray/XRay'

type ShellProps = {
  /** The initial editor. */
  first: ChosenEditor
  /** The saved page, or `null` for the sample. */
  saved: string | null
  onReset: () => void
}

/** The bar, the page, and the chosen editor around it. */
export const Shell = ({ first, saved, onReset }: ShellProps) => {
  const { enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }))
  const {
    name,
    parts: { Before, After },
  } = useEditorChoice(first)
  useReady(saved === null)
  useShowcase(saved === null)
  useShortcuts()

  return (
    <div className="shell" data-editor={name} data-enabled={enabled}>
      <Header editor={name} onReset={onReset} />
      {Before && <Before key={`before ${name}`} />}
      <main key="page" className="stage" aria-label="Page">
        <Canvas>
          {saved === null ? (
            <Frame>{samplePage}</Frame>
          ) : (
            <Frame data={saved} />
          )}
        </Canvas>
        <div id={overlayId} className="overlay" />
        <DropTarget />
        <Glide />
        <XRay />
      </main>
      {After && <After key={`after ${name}`} />}
      <p id={announcerId} className="announcer" role="status" />
    </div>
  )
}
