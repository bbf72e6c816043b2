import type { ReactElement } from 'react'
import { FramedBlock } from '../../canvas/FramedBlock'
import { AddBlock } from './AddBlock'
import { Bubble } from './Bubble'

/** Renders a block. A hovered or selected block has a "+" below it, and a selected block also has a toolbar. */
export const BlockFrame = ({ render }: { render: ReactElement }) => (
  <FramedBlock render={render} className="block">
    {(isSelected) => (
      <>
        {isSelected && <Bubble />}
        <AddBlock />
      </>
    )}
  </FramedBlock>
)
