import type { ReactElement } from 'react'
import { Element } from '@craftjs/core'
import { Accordion, firstSections } from '@recipes/blocks/accordion/Accordion'
import { Button, ButtonBar, firstButton } from '@recipes/blocks/button/Button'
import { Columns } from '@recipes/blocks/columns/Columns'
import {
  firstField,
  firstForm,
  Form,
  FormField,
} from '@recipes/blocks/form/Form'
import { firstMenu, Menu } from '@recipes/blocks/menu/Menu'
import { firstQuote, Quote } from '@recipes/blocks/quote/Quote'
import { firstTable, Table } from '@recipes/blocks/table/Table'
import { firstTabs, Tabs } from '@recipes/blocks/tabs/Tabs'
import { firstVideo, Video } from '@recipes/blocks/video/Video'
import { Tool } from '@recipes/toolbox/Tool'
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
  ['Quote', '”', <Quote key="quote" {...firstQuote} />],
  ['Picture', '▣', <Picture key="picture" src="" alt="" />],
  ['Video', '▷', <Video key="video" {...firstVideo} />],
  ['Two columns', '▥', <Columns key="columns" />],
  ['Tabs', '◫', <Tabs key="tabs" {...firstTabs} />],
  ['Accordion', '☰', <Accordion key="accordion" {...firstSections} />],
  ['Table', '▦', <Table key="table" {...firstTable} />],
  ['Menu', '≡', <Menu key="menu" {...firstMenu} />],
  [
    'Buttons',
    '▭',
    <Element key="bar" is={ButtonBar} canvas>
      <Button {...firstButton} />
    </Element>,
  ],
  ['Button', '▬', <Button key="button" {...firstButton} />],
  [
    'Form',
    '▤',
    <Element key="form" is={Form} canvas {...firstForm}>
      <FormField {...firstField} />
    </Element>,
  ],
  ['Field', '▯', <FormField key="field" {...firstField} />],
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
