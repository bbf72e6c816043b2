import type { NodeId, SerializedNodes } from '@craftjs/core'
import type { PictureProps } from './picture'

/** Returns true if a picture is neither described nor decorative. */
export function isUndescribed(picture?: PictureProps): boolean {
  return (
    picture !== undefined &&
    picture.src !== '' &&
    !picture.decorative &&
    picture.alt.trim() === ''
  )
}

/** Pictures without a description that are not decorative. Call it before you publish. */
export function undescribed(nodes: SerializedNodes): NodeId[] {
  return Object.keys(nodes).filter((id) => {
    const { type, props } = nodes[id]!
    if (typeof type === 'string' || type.resolvedName !== 'Picture') return false
    return isUndescribed(props as PictureProps)
  })
}
