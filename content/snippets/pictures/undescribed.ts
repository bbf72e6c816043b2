import type { NodeId, SerializedNodes } from '@craftjs/core'
import type { PictureProps } from './picture'

/** Pictures without a description that are not decorative. Call it before you publish. */
export function undescribed(nodes: SerializedNodes): NodeId[] {
  return Object.keys(nodes).filter((id) => {
    const { type, props } = nodes[id]!
    if (typeof type === 'string' || type.resolvedName !== 'Picture') return false
    const { src, alt, decorative } = props as PictureProps
    return src !== '' && !decorative && alt.trim() === ''
  })
}
