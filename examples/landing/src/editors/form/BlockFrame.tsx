import type { ReactElement } from 'react'
import { FramedBlock } from '../../canvas/FramedBlock'

/** Renders a block, with a frame while it is selected or hovered. */
export const BlockFrame = ({ render }: { render: ReactElement }) => (
  <FramedBlock render={render} className="field-frame" />
)
