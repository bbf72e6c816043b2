import { createContext, createElement, useContext } from 'react'
import type { ComponentProps, ElementType } from 'react'

/**
 * The component that shows stored pictures. Provide another one if their `src` does not work in the editor, for example
 * because your server asks for a sign-in.
 */
export const ImageComponent = createContext<ElementType<ComponentProps<'img'>>>('img')

export const PictureImage = (props: ComponentProps<'img'>) =>
  createElement(useContext(ImageComponent), props)
