import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import type { Node, UserComponent } from '@craftjs/core'
import type { PointerEvent } from 'react'

/** Props for a handle that moves the Node `id` with a finger, a pen or the mouse. */
function usePointerDrag(id: string) {
  const { actions, query } = useEditor()
  const placeAt = ({ clientX: x, clientY: y }: PointerEvent) => {
    const nodes = Object.values(query.getNodes())
    const nodeOf = (element: Element | null): Node | undefined =>
      element
        ? (nodes.find(({ dom }) => dom === element) ??
          nodeOf(element.parentElement))
        : undefined
    // The topmost element may be the drop line.
    const elements = document.elementsFromPoint(x, y).slice(0, 2)
    const target = elements.map(nodeOf).find(Boolean)
    return target
      ? (query.getDropPlaceholder(id, target.id, { x, y }) ?? null)
      : null
  }
  return {
    onPointerDown: ({ currentTarget, pointerId }: PointerEvent) =>
      currentTarget.setPointerCapture(pointerId),
    onPointerMove: (event: PointerEvent) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId))
        actions.setIndicator(placeAt(event))
    },
    onPointerUp: (event: PointerEvent) => {
      const place = placeAt(event)
      actions.setIndicator(null)
      if (!place || place.error) return
      const { parent, index, where } = place.placement
      actions.move(id, parent.id, where === 'after' ? index + 1 : index)
    },
    onPointerCancel: () => actions.setIndicator(null),
  }
}

const Text: UserComponent<{ text: string }> = ({ text }) => {
  const { id, connectors } = useNode()
  return (
    <div
      className="demo-text"
      ref={(el) => void (el && connectors.connect(el))}
    >
      {/* Without touch-action, touch would scroll the page. Inline elements ignore it. */}
      <span
        className="demo-handle"
        {...usePointerDrag(id)}
        ref={(el) =>
          void (
            el &&
            Object.assign(el.style, {
              display: 'inline-block',
              touchAction: 'none',
            })
          )
        }
      >
        ⠿
      </span>{' '}
      {text}
    </div>
  )
}
Text.craft = { displayName: 'Text' }

export function PointerDrag() {
  return (
    <Editor resolver={{ Text }}>
      <Frame>
        <Element is="div" canvas className="demo-box">
          <Text text="Drag me by the dots" />
          <Text text="with a finger" />
          <Text text="or with the mouse" />
        </Element>
      </Frame>
    </Editor>
  )
}
