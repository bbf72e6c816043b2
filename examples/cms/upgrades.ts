import type { SerializedNodes } from '@craftjs/core'
import { idsOf } from '@recipes/upgrades/treeEdits'

/** Each upgrade converts version n of a page to n + 1. Only ever add to the end. */
export const upgrades: ((nodes: SerializedNodes) => void)[] = [
  // 0 → 1: the URL of a Button is now `href`, as in HTML. It was `link`.
  (nodes) => {
    for (const id of idsOf(nodes, 'Button')) {
      const { link, ...props } = nodes[id]!.props
      nodes[id]!.props = { ...props, href: props.href ?? link ?? '' }
    }
  },
]
