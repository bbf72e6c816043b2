import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import { Layers, useLayer } from '@craftjs/layers'
import type { ReactNode } from 'react'

const Area: UserComponent<{ text: string; children?: ReactNode }> = ({
  text,
  children,
}) => {
  const { connect, drag } = useNode().connectors
  return (
    <div
      className="demo-box"
      data-name={text}
      ref={(el) => void (el && connect(drag(el)))}
    >
      {children}
    </div>
  )
}
Area.craft = { displayName: 'Area' }

/** A row of the panel. While it is expanded, `children` are the rows of its child Nodes. */
function Row({ children }: { children?: ReactNode }) {
  const { id, connectors, actions, expanded } = useLayer((layer) => ({
    expanded: layer.expanded,
  }))
  const editor = useEditor((state, query) => ({
    text: state.nodes[id]?.data.props.text,
    hidden: state.nodes[id]?.data.hidden ?? false,
    selected: query.getEvent('selected').contains(id),
  }))
  return (
    <div className="demo-layer" ref={(el) => void (el && connectors.layer(el))}>
      <div
        data-selected={editor.selected}
        ref={(el) => void (el && connectors.layerHeader(el))}
      >
        <button
          aria-expanded={expanded}
          aria-label={`Inside ${editor.text}`}
          onClick={actions.toggleLayer}
        >
          {expanded ? '−' : '+'}
        </button>
        <span ref={(el) => void (el && connectors.drag(el))}>
          {editor.text}
        </span>
        <button onClick={() => editor.actions.setHidden(id, !editor.hidden)}>
          {editor.hidden ? 'Show' : 'Hide'}
        </button>
      </div>
      {children}
    </div>
  )
}

export function LayersPanel() {
  return (
    <Editor resolver={{ Area }}>
      <div className="demo-columns">
        <div>
          <Frame>
            <Element is={Area} canvas text="Page">
              <Element is={Area} canvas text="Header" />
              <Element is={Area} canvas text="Body">
                <Area text="Text" />
              </Element>
            </Element>
          </Frame>
        </div>
        <div className="demo-layers">
          <Layers expandRootOnLoad renderLayer={Row} />
        </div>
      </div>
    </Editor>
  )
}
