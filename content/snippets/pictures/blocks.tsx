import type { ReactNode } from 'react'
import { useEditor, useNode, type UserComponent } from '@craftjs/core'
import { useBlock } from '../library/useBlock'
import { noPicture, type PictureProps } from './picture'
import { PictureImage } from './pictureImage'
import { PictureSettings } from './PictureSettings'

export const Picture: UserComponent<PictureProps> = (props) => {
  const { src, width, height, alt, decorative } = props
  const ref = useBlock()
  const { enabled } = useEditor((state) => ({ enabled: state.options.enabled }))
  // Visitors see nothing until a picture has been chosen.
  if (src === '')
    return enabled ? <p ref={ref}>Select me to choose a picture.</p> : null
  return (
    <figure ref={ref}>
      <PictureImage
        src={src}
        width={width}
        height={height}
        alt={decorative ? '' : alt}
        loading="lazy"
        // Otherwise the browser drags the image file, not the Node.
        draggable={false}
      />
    </figure>
  )
}
Picture.craft = {
  displayName: 'Picture',
  props: noPicture,
  related: { settings: PictureSettings },
}

export const Page: UserComponent<{ children?: ReactNode }> = ({ children }) => {
  const {
    connectors: { connect },
  } = useNode()
  return (
    <main
      ref={(el) => {
        if (el) connect(el)
      }}
    >
      {children}
    </main>
  )
}
Page.craft = { displayName: 'Page' }

export const resolver = { Page, Picture }
