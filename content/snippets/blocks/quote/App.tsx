import { BlockEditor } from '../shared/BlockEditor'
import { firstQuote, Quote } from './Quote'
import { QuoteView } from './QuoteView'

export const App = () => (
  <BlockEditor resolver={{ Quote }} views={{ Quote: QuoteView }}>
    <Quote {...firstQuote} />
  </BlockEditor>
)
