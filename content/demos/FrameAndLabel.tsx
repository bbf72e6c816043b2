import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import {
  createContext,
  type ReactElement,
  useContext,
  useLayoutEffect,
  useState,
} from 'react'
import { createPortal } from 'react-dom'

/** The layer above the page that contains the label. */
const Layer = createContext<HTMLElement | null>(null)

function NodeFrame({ render }: { render: ReactElement }) {
  const { id, dom, isSelected } = useNode((node) => ({
    dom: node.dom,
    isSelected: node.events.selected,
  }))
  const layer = useContext(Layer)
  return (
    <>
      {render}
      {isSelected && dom && layer
        ? createPortal(<Label id={id} dom={dom} layer={layer} />, layer)
        : null}
    </>
  )
}

type LabelProps = { id: string; dom: HTMLElement; layer: HTMLElement }

function Label({ id, dom, layer }: LabelProps) {
  const { actions, name, parent, isDeletable } = useEditor((state, query) => ({
    name: state.nodes[id]?.data.displayName,
    parent: state.nodes[id]?.data.parent,
    isDeletable: state.nodes[id] ? query.node(id).isDeletable() : false,
  }))
  const [label, setLabel] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (!label) return
    const [page, block] = [layer, dom].map((el) => el.getBoundingClientRect())
    const top = `${(block?.bottom ?? 0) - (page?.top ?? 0)}px`
    Object.assign(label.style, {
      position: 'absolute',
      right: 0,
      top,
      zIndex: 2,
    })
  })
  return (
    <div className="demo-tools demo-button" ref={setLabel}>
      {name}
      {parent && (
        <button onClick={() => actions.selectNode(parent)}>Parent</button>
      )}
      {isDeletable && (
        <button onClick={() => actions.delete(id)}>Delete</button>
      )}
    </div>
  )
}

export function FrameAndLabel() {
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  return (
    <Layer.Provider value={layer}>
      <Editor
        onRender={NodeFrame}
        indicator={{ success: 'seagreen', error: 'crimson', thickness: 8 }}
      >
        <div
          ref={(el) => {
            if (el) el.style.position = 'relative'
            setLayer(el)
          }}
        >
          <Frame>
            <Element is="div" canvas className="demo-box">
              <p className="demo-text">Select me</p>
              <Element is="div" canvas className="demo-card">
                <p className="demo-text">Or me, and then my parent</p>
              </Element>
            </Element>
          </Frame>
        </div>
      </Editor>
    </Layer.Provider>
  )
}
