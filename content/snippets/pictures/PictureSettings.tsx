import { useNode } from '@craftjs/core'
import type { PictureProps } from './picture'
import { PictureInput } from './PictureInput'

/** The settings of a component with the props of a picture. */
export function PictureSettings() {
  const {
    actions: { setProp },
    picture,
  } = useNode((node) => ({ picture: node.data.props as PictureProps }))
  return (
    <PictureInput
      label="Picture"
      value={picture}
      // Rapid changes share a single history entry.
      setValue={(change) =>
        setProp((props: PictureProps) => void Object.assign(props, change(props)), 500)
      }
    />
  )
}
