import { forwardRef } from 'react'
import type { Inside } from '@recipes/blocks/shared/inside'
import { views as blocks } from '@recipes/blocks/views'
import type { Responsive } from '@recipes/responsive/breakpoints'
import { variables } from '@recipes/responsive/variables'
import { RichTextView, type DocNode } from '@recipes/richtext/RichTextView'
import { themeVariables, type Theme } from '@recipes/theme/themes'
import { usePictureAddress } from '../../../client/pictures/usePictureAddress'

// The views that visitors see. The editor wraps them to make them editable. They use no Craft.js hooks.

export const PageView = forwardRef<HTMLDivElement, Theme & Inside>(function PageView(
  { children, ...theme },
  ref,
) {
  return (
    <div ref={ref} className="page" style={themeVariables(theme)}>
      {children}
    </div>
  )
})

export interface HeaderProps {
  name: string
}

export const HeaderView = forwardRef<HTMLHeadingElement, HeaderProps>(
  function HeaderView({ name }, ref) {
    return (
      <h1 ref={ref} className="page-header">
        {name}
      </h1>
    )
  },
)

export interface HeadingProps {
  text: string
  size: Responsive<number>
}

export const HeadingView = forwardRef<HTMLHeadingElement, HeadingProps>(
  function HeadingView({ text, size }, ref) {
    return (
      <h2 ref={ref} className="heading" style={variables('size', size)}>
        {text}
      </h2>
    )
  },
)

export type RichTextProps = { doc: DocNode }

export const RichTextBlockView = ({ doc }: RichTextProps) => (
  <div className="rich-text">
    <RichTextView node={doc} />
  </div>
)

export interface PictureProps {
  /** The name of the picture on the server. Empty until one is uploaded. */
  src: string
  alt: string
}

export const PictureView = forwardRef<HTMLElement, PictureProps>(function PictureView(
  { src, alt },
  ref,
) {
  const address = usePictureAddress(src)
  return (
    <figure ref={ref} className="picture">
      {address ? (
        <img src={address} alt={alt} />
      ) : (
        <div className="picture-empty">Choose a picture in the settings</div>
      )}
    </figure>
  )
})

/** The views, by resolver key. */
export const views = {
  ...blocks,
  Page: PageView,
  Header: HeaderView,
  Heading: HeadingView,
  RichText: RichTextBlockView,
  Picture: PictureView,
}
