import { Element } from '@craftjs/core'
import { VisitProvider } from '../actions/visit'
import { keepInTab } from '../pictures/keepInTab'
import { PictureLibrary } from '../pictures/library'
import { samplePictures } from '../pictures/samplePictures'
import { Accordion, firstSections } from './accordion/Accordion'
import { Button, ButtonBar, firstButton } from './button/Button'
import { Columns } from './columns/Columns'
import { firstField, firstForm, Form, FormField } from './form/Form'
import { firstImage, Image } from './image/Image'
import { firstMenu, Menu } from './menu/Menu'
import { firstQuote, Quote } from './quote/Quote'
import { resolver } from './resolver'
import { BlockEditor } from './shared/BlockEditor'
import { firstTable, Table } from './table/Table'
import { firstTabs, Tabs } from './tabs/Tabs'
import { firstVideo, Video } from './video/Video'
import { views } from './views'

export const App = () => (
  <PictureLibrary first={samplePictures} store={keepInTab}>
    {/* Inactive, so blocks do nothing in the editor. Wrap the published page in an active one. */}
    <VisitProvider sources={{}} send={() => Promise.resolve()} active={false}>
      <BlockEditor resolver={resolver} views={views}>
        <Menu {...firstMenu} />
        <Columns />
        <Tabs {...firstTabs} />
        <Accordion {...firstSections} />
        <Element is={Form} canvas {...firstForm}>
          <FormField {...firstField} />
        </Element>
        <Image {...firstImage} />
        <Video {...firstVideo} />
        <Table {...firstTable} />
        <Element is={ButtonBar} canvas>
          <Button {...firstButton} />
        </Element>
        <Quote {...firstQuote} />
      </BlockEditor>
    </VisitProvider>
  </PictureLibrary>
)
