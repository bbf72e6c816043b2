import { Editor, Element, Frame } from '@craftjs/core'
import {
  Accordion,
  firstSections,
} from '../snippets/blocks/accordion/Accordion'
import {
  Button,
  ButtonBar,
  firstButton,
} from '../snippets/blocks/button/Button'
import { Columns } from '../snippets/blocks/columns/Columns'
import {
  firstField,
  firstForm,
  Form,
  FormField,
} from '../snippets/blocks/form/Form'
import { firstImage, Image } from '../snippets/blocks/image/Image'
import { firstMenu, Menu } from '../snippets/blocks/menu/Menu'
import { firstQuote, Quote } from '../snippets/blocks/quote/Quote'
import { resolver } from '../snippets/blocks/resolver'
import { Area } from '../snippets/blocks/shared/Area'
import { firstTable, Table } from '../snippets/blocks/table/Table'
import { firstTabs, Tabs } from '../snippets/blocks/tabs/Tabs'
import { firstVideo, Video } from '../snippets/blocks/video/Video'
import { StayInEditor } from '../snippets/editing/StayInEditor'
import { SettingsPanel } from '../snippets/editing/SettingsPanel'
import { keepInTab } from '../snippets/pictures/keepInTab'
import { PictureLibrary } from '../snippets/pictures/library'
import { noPicture } from '../snippets/pictures/picture'
import { samplePictures } from '../snippets/pictures/samplePictures'

const hills = { ...noPicture, ...samplePictures[0], alt: 'Green hills' }
const links = [
  { id: 'home', title: 'Home', href: 'https://craft.js.org/' },
  {
    id: 'docs',
    title: 'Docs',
    href: 'https://craft.js.org/docs/overview',
  },
]

export function Blocks() {
  return (
    <PictureLibrary first={samplePictures} store={keepInTab}>
      <Editor resolver={resolver}>
        <div className="demo-box">
          <Frame>
            <Element is={Area} canvas>
              <Menu {...firstMenu} links={links} />
              <Columns />
              <Tabs {...firstTabs} />
              <Accordion {...firstSections} />
              <Element is={Form} canvas {...firstForm}>
                <FormField {...firstField} />
              </Element>
              <Image {...firstImage} picture={hills} />
              <Video {...firstVideo} title="Our oven" width={320} />
              <Table {...firstTable} />
              <Element is={ButtonBar} canvas>
                <Button
                  {...firstButton}
                  label="Star us"
                  href="https://github.com/prevwong/craft.js"
                />
              </Element>
              <Quote {...firstQuote} />
            </Element>
          </Frame>
          <StayInEditor />
        </div>
        <SettingsPanel />
      </Editor>
    </PictureLibrary>
  )
}
