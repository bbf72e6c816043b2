import { Element } from '@craftjs/core'
import { Accordion, firstSections } from '@recipes/blocks/accordion/Accordion'
import { Button, ButtonBar, firstButton } from '@recipes/blocks/button/Button'
import { Columns } from '@recipes/blocks/columns/Columns'
import {
  firstField,
  firstForm,
  firstStep,
  Form,
  FormField,
  FormStep,
} from '@recipes/blocks/form/Form'
import { firstMenu, Menu } from '@recipes/blocks/menu/Menu'
import { firstQuote, Quote } from '@recipes/blocks/quote/Quote'
import { firstTable, Table } from '@recipes/blocks/table/Table'
import { firstTabs, Tabs } from '@recipes/blocks/tabs/Tabs'
import { firstVideo, Video } from '@recipes/blocks/video/Video'
import type { Tools } from '../../../client/ui/Toolbox'
import { Heading } from '../blocks/Heading'
import { Picture } from '../blocks/Picture'
import { firstDoc, RichText } from '../blocks/RichText'

/** The blocks of a page. */
export const tools: Tools = [
  ['Heading', 'heading', <Heading key="heading" text="Heading" size={{ phone: 28 }} />],
  ['Rich text', 'text', <RichText key="text" doc={firstDoc} />],
  ['Quote', 'quote', <Quote key="quote" {...firstQuote} />],
  ['Picture', 'picture', <Picture key="picture" src="" alt="" />],
  ['Video', 'video', <Video key="video" {...firstVideo} />],
  ['Two columns', 'columns', <Columns key="columns" />],
  ['Tabs', 'tabs', <Tabs key="tabs" {...firstTabs} />],
  ['Accordion', 'accordion', <Accordion key="accordion" {...firstSections} />],
  ['Table', 'table', <Table key="table" {...firstTable} />],
  ['Menu', 'menu', <Menu key="menu" {...firstMenu} />],
  [
    'Buttons',
    'buttons',
    <Element key="bar" is={ButtonBar} canvas>
      <Button {...firstButton} />
    </Element>,
  ],
  ['Button', 'button', <Button key="button" {...firstButton} />],
  [
    'Form',
    'form',
    <Element key="form" is={Form} canvas {...firstForm}>
      <FormField {...firstField} />
    </Element>,
  ],
  ['Step', 'form', <Element key="step" is={FormStep} canvas {...firstStep} />],
  ['Field', 'field', <FormField key="field" {...firstField} />],
]
