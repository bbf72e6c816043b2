import { Frame, useEditor } from '@craftjs/core'
import type { SaveMessageProps } from '@recipes/saving/SaveMessage'
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
  /** The saved page, or an empty string for the sample. */
  json: string
  saving: SaveMessageProps
  onReset: () => void
}

/** The bar, the page, and the chosen editor around it. */
export const Shell = ({ first, json, saving, onReset }: ShellProps) => {
  const { enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }))
  const {
    name,
    parts: { Before, After },
  } = useEditorChoice(first)
  useReady(json === '')
  useShowcase(json === '')
  useShortcuts()

  return (
    <div className="shell" data-editor={name} data-enabled={enabled}>
      <Header editor={name} saving={saving} onReset={onReset} />
      {Before && <Before key={`before ${name}`} />}
      <main key="page" className="stage" aria-label="Page">
        <Canvas>
          <Frame data={json}>{samplePage}</Frame>
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
