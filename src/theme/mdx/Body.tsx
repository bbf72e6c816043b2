import { type ComponentType, createElement, type ReactNode } from 'react'
import type { BodyNode, Island, IslandName } from '../../model/body'
import { trustedHtml } from '../ui'
import { DemoIsland } from './BodyMedia'
import { Picture } from './Picture'

/** Components by island name. */
export const islands = { Picture, Demo: DemoIsland } satisfies Record<IslandName, ComponentType<never>>

/** A compiled body: HTML inserted unchanged, and islands rendered as components. */
export function Body({ nodes }: { nodes: readonly BodyNode[] }) {
  return <>{nodes.map(render)}</>
}

/** Tags of elements that cannot have content. */
const VOID = ['br', 'hr', 'input', 'wbr']

/** Renders a node. The nodes of a body never change their order, so the index can serve as the key. */
function render(node: BodyNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  if ('island' in node) return renderIsland(node, key)
  const props = { key, ...node.attrs }
  if ('children' in node) return createElement(node.tag, props, ...node.children.map(render))
  if (VOID.includes(node.tag)) return createElement(node.tag, props)
  return createElement(node.tag, { ...props, dangerouslySetInnerHTML: { __html: trustedHtml(node.html) } })
}

/** Renders an island. The compiler has checked its name and props. */
function renderIsland({ island, props, children = [] }: Island, key: number): ReactNode {
  const component = islands[island as IslandName] as ComponentType<object>
  return createElement(component, { key, ...props }, ...children.map(render))
}
