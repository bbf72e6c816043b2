import type { NodeId, SerializedNode, SerializedNodes } from '@craftjs/core'
import { propDanger } from '../saving/untrusted'
import type { Block } from './rules'

/** Builds a page Node by Node, and lists everything that was left out. */
export class DraftPage {
  readonly nodes: SerializedNodes = {}
  private readonly counts = new Map<string, number>()

  /** Adds a Node at the end of `parent`. Without a parent, adds the root. */
  add({ name, props, canvas = false }: Block, parent?: NodeId): NodeId {
    const id = parent === undefined ? 'ROOT' : `html-${Object.keys(this.nodes).length}`
    const node: SerializedNode = {
      type: { resolvedName: name },
      isCanvas: canvas,
      props: this.safe(name, props),
      displayName: name,
      custom: {},
      hidden: false,
      nodes: [],
      linkedNodes: {},
      parent: parent ?? null,
    }
    this.nodes[id] = node
    if (parent !== undefined) this.nodes[parent]!.nodes.push(id)
    return id
  }

  lose(what: string) {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1)
  }

  /** Lost items, with counts. */
  get lost(): string[] {
    return [...this.counts].map(([what, times]) =>
      times === 1 ? what : `${what} (${times} times)`,
    )
  }

  /** Removes props that could run a script. */
  private safe(name: string, props: Record<string, unknown>) {
    return Object.fromEntries(
      Object.entries(props).filter(([prop, value]) => {
        const danger = propDanger(prop, value, false)
        if (danger !== null) this.lose(`${prop} of a ${name}, which ${danger}`)
        return danger === null
      }),
    )
  }
}
