import { Element, useEditor } from '@craftjs/core'
import type { ReactElement } from 'react'
import { announce } from '../announce'
import { nameOf } from '../arranging/placeFor'
import { placeForNew } from '../arranging/placeForNew'
import { Button } from './user/Button'
import { Card } from './user/Card'
import { Container } from './user/Container'
import { Text } from './user/Text'

type ToolboxItemProps = {
  label: string
  element: ReactElement
}

const ToolboxItem = ({ label, element }: ToolboxItemProps) => {
  const { actions, connectors, enabled, query } = useEditor((state) => ({
    enabled: state.options.enabled,
  }))

  const addToPage = () => {
    const tree = query.parseReactElement(element).toNodeTree()
    const { parent, index } = placeForNew(query, tree)
    actions.addNodeTree(tree, parent, index)
    actions.selectNode(tree.rootNodeId)
    announce(`${label} added to ${nameOf(query, parent)}`)
  }

  return (
    <button
      ref={(el) => {
        if (!el) return
        connectors.create(el, element, {
          onCreate: (tree) => actions.selectNode(tree.rootNodeId),
        })
      }}
      type="button"
      className="control"
      disabled={!enabled}
      onClick={addToPage}
    >
      <span>{label}</span>
    </button>
  )
}

export const Toolbox = () => (
  <section className="panel toolbox" aria-labelledby="toolbox-title">
    <h2 id="toolbox-title">Toolbox</h2>
    <p>Drag an item onto the page, or click to add it to the selection.</p>
    <div className="toolbox-items">
      <ToolboxItem label="Button" element={<Button />} />
      <ToolboxItem label="Text" element={<Text />} />
      <ToolboxItem
        label="Container"
        element={<Element is={Container} canvas padding={20} />}
      />
      <ToolboxItem label="Card" element={<Card />} />
    </div>
  </section>
)
