import { Element } from '@craftjs/core'
import type { ReactElement } from 'react'
import type { IconName } from '../Icon'
import { Button } from './Button'
import { Card } from './Card'
import { Container } from './Container'
import { Picture } from './Picture'
import { Text } from './Text'
import { Video } from './Video'

/** A kind of block, and the element that adding one creates. */
export type Kind = { label: string; icon: IconName; element: ReactElement }

/** The kinds of blocks, in the order of the toolboxes and menus. */
export const kinds: readonly Kind[] = [
  { label: 'Text', icon: 'text', element: <Text margin={[12, 0, 12, 0]} /> },
  { label: 'Button', icon: 'button', element: <Button /> },
  { label: 'Picture', icon: 'picture', element: <Picture /> },
  { label: 'Card', icon: 'card', element: <Card /> },
  { label: 'Video', icon: 'video', element: <Video /> },
  {
    label: 'Container',
    icon: 'container',
    element: <Element is={Container} canvas padding={[24, 24, 24, 24]} />,
  },
]
