import type { ReactElement } from 'react'
import { Element } from '@craftjs/core'
import { Tool } from '@recipes/toolbox/Tool'
import { Button } from '../blocks/Button'
import { ButtonBar } from '../blocks/ButtonBar'
import { Columns } from '../blocks/Columns'
import { Heading } from '../blocks/Heading'
import { Picture } from '../blocks/Picture'
import { firstDoc, RichText } from '../blocks/RichText'

const tools: [label: string, icon: string, element: ReactElement<object>][] = [
  [
    'Heading',
    'H',
    <Heading key="heading" text="Heading" size={{ phone: 28 }} />,
  ],
  ['Rich text', '¶', <RichText key="text" doc={firstDoc} />],
  ['Picture', '▣', <Picture key="picture" src="" alt="" />],
  ['Two columns', '▥', <Columns key="columns" />],
  [
    'Buttons',
    '▭',
    <Element key="bar" is={ButtonBar} canvas>
      <Button label="Button" href="" />
    </Element>,
  ],
  ['Button', '▬', <Button key="button" label="Button" href="" />],
]

/** Drag a block to its place, or click to add it to what is selected. */
export function Toolbox() {
  return (
    <section aria-label="Blocks">
      <h2>Blocks</h2>
      <div className="tools">
        {tools.map(([label, icon, element]) => (
          <Tool
            key={label}
            label={label}
            picture={<span aria-hidden="true">{icon}</span>}
            preview={<span className="tool-preview">{label}</span>}
            element={element}
          />
        ))}
      </div>
    </section>
  )
}
