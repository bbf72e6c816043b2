import { Element, ROOT_NODE, useEditor } from '@craftjs/core'
import type { ReactElement } from 'react'
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
    actions.addNodeTree(tree, ROOT_NODE)
    actions.selectNode(tree.rootNodeId)
  }

  return (
    <button
      ref={(el) => {
        if (el) connectors.create(el, element)
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
  <section className="panel" aria-labelledby="toolbox-title">
    <h2 id="toolbox-title">Toolbox</h2>
    <p>Drag an item onto the page, or click to add it at the end.</p>
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
