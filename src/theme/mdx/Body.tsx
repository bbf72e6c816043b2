import { type ComponentType, createElement, type ReactNode } from 'react'
import type { BodyNode, Island } from '../../model/body'
import { isIslandName } from '../../model/islands'
import { islands } from './islands'
import { trustedProse } from '../ui'

/** A compiled body: HTML as it is, and the islands in it as components. */
export function Body({ nodes }: { nodes: readonly BodyNode[] }) {
  return <>{drawAll(nodes)}</>
}

/** Tags that cannot hold anything. */
const VOID = ['br', 'hr', 'input', 'wbr']

/** All nodes in order; a body never changes its order, so that the index is a good key. */
function drawAll(nodes: readonly BodyNode[]): ReactNode[] {
  return nodes.map(draw)
}

/** One node. */
function draw(node: BodyNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  if ('island' in node) return drawIsland(node, key)
  if ('children' in node) return createElement(node.tag, { key, ...node.attrs }, ...drawAll(node.children))
  if (VOID.includes(node.tag)) return createElement(node.tag, { key, ...node.attrs })
  return createElement(node.tag, {
    key,
    ...node.attrs,
    dangerouslySetInnerHTML: { __html: trustedProse(node.html) },
  })
}

/** The component behind a name; its props were checked when the body was compiled. */
function drawIsland({ island, props, children = [] }: Island, key: number): ReactNode {
  if (!isIslandName(island))
    throw new Error(`This page has an island “${island}” that the theme does not know.`)
  const component = islands[island] as ComponentType<object>
  return createElement(component, { key, ...props }, ...drawAll(children))
}
