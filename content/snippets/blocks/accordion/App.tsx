import { Quote } from '../quote/Quote'
import { QuoteView } from '../quote/QuoteView'
import { Area } from '../shared/Area'
import { AreaView } from '../shared/AreaView'
import { BlockEditor } from '../shared/BlockEditor'
import { Accordion, firstSections } from './Accordion'
import { AccordionView } from './AccordionView'

export const App = () => (
  <BlockEditor
    resolver={{ Accordion, Area, Quote }}
    views={{ Accordion: AccordionView, Area: AreaView, Quote: QuoteView }}
  >
    <Accordion {...firstSections} />
    <Quote text="Drag me into a section." author="" />
  </BlockEditor>
)
