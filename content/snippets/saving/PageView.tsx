import type { ElementType, ReactNode } from 'react'
import type { NodeId, SerializedNodes } from '@craftjs/core'
import { dangerIn } from './untrusted'

interface PageViewProps {
  nodes: SerializedNodes
  /** Plain components by resolver key. They receive linked Nodes as `parts`. */
  views: Record<string, ElementType>
  id?: NodeId
}

export function PageView({ nodes, views, id = 'ROOT' }: PageViewProps) {
  // Every object inherits names such as constructor and toString.
  const node = Object.hasOwn(nodes, id) ? nodes[id] : undefined
  if (!node || node.hidden || dangerIn(node.type, node.props) !== null) return null

  const view = (each: NodeId) => (
    <PageView key={each} nodes={nodes} views={views} id={each} />
  )
  const children: ReactNode =
    node.nodes.length > 0 ? node.nodes.map(view) : node.props.children

  if (typeof node.type === 'string') {
    const Tag = node.type as ElementType
    return <Tag {...node.props}>{children}</Tag>
  }
  const name = node.type.resolvedName
  if (!Object.hasOwn(views, name)) return null
  const View = views[name]!
  const parts = Object.create(null) as Record<string, ReactNode>
  for (const [key, linked] of Object.entries(node.linkedNodes))
    parts[key] = view(linked)
  return (
    <View {...node.props} parts={parts}>
      {children}
    </View>
  )
}
