import { Quote } from '../quote/Quote'
import { QuoteView } from '../quote/QuoteView'
import { Area } from '../shared/Area'
import { AreaView } from '../shared/AreaView'
import { BlockEditor } from '../shared/BlockEditor'
import { firstTabs, Tabs } from './Tabs'
import { TabsView } from './TabsView'

export const App = () => (
  <BlockEditor
    resolver={{ Tabs, Area, Quote }}
    views={{ Tabs: TabsView, Area: AreaView, Quote: QuoteView }}
  >
    <Tabs {...firstTabs} />
    <Quote text="Drag me into a tab." author="" />
  </BlockEditor>
)
