import { Element, useEditor } from '@craftjs/core'
import type { ReactElement } from 'react'
import { announce } from '../announce'
import { nameOf } from '../arrange/query'
import { placeForNew } from '../arrange/placeForNew'
import { Button } from '../blocks/Button'
import { Container } from '../blocks/Container'
import { Text } from '../blocks/Text'
import { Video } from '../blocks/Video'
import { Icon, type IconName } from '../Icon'

type ToolProps = { label: string; icon: IconName; element: ReactElement }

/** One kind of block: dragged onto the page, or added to the selected block by a press. */
const Tool = ({ label, icon, element }: ToolProps) => {
  const { actions, connectors, query } = useEditor()

  const add = () => {
    const tree = query.parseReactElement(element).toNodeTree()
    const selected = query.getEvent('selected').first() as string | undefined
    const place = placeForNew(query, tree, selected ?? null)
    if (!place) return announce(`Nothing here takes a ${label}`)
    actions.addNodeTree(tree, place.parent, place.index)
    actions.selectNode(tree.rootNodeId)
    announce(`${label} added to ${nameOf(query, place.parent)}`)
    requestAnimationFrame(() => {
      const { dom } = query.node(tree.rootNodeId).get()
      dom?.scrollIntoView({ block: 'nearest' })
    })
  }

  return (
    <button
      ref={(el) => {
        if (el) connectors.create(el, element)
      }}
      type="button"
      className="tool"
      aria-label={label}
      data-tip={label}
      onClick={add}
    >
      {/* Firefox starts a drag only on what is inside a button. */}
      <span>
        <Icon name={icon} />
      </span>
    </button>
  )
}

/** Everything that can be added to the page. */
export const Toolbox = () => (
  <aside className="toolbox" aria-label="Toolbox: drag onto the page, or press">
    <Tool
      label="Container"
      icon="container"
      element={
        <Element
          is={Container}
          canvas
          background="#1d211b"
          color="#f4f5f1"
          width="300px"
          height="300px"
          padding={[20, 20, 20, 20]}
        />
      }
    />
    <Tool label="Text" icon="text" element={<Text />} />
    <Tool label="Button" icon="button" element={<Button />} />
    <Tool label="Video" icon="video" element={<Video />} />
  </aside>
)
