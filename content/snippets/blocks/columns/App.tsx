import { BlockEditor } from '../shared/BlockEditor'
import { Quote } from '../quote/Quote'
import { QuoteView } from '../quote/QuoteView'
import { Column, Columns } from './Columns'
import { ColumnsView, ColumnView } from './ColumnsView'

export const App = () => (
  <BlockEditor
    resolver={{ Columns, Column, Quote }}
    views={{ Columns: ColumnsView, Column: ColumnView, Quote: QuoteView }}
  >
    <Columns />
    <Quote text="Drag me into a column." author="" />
  </BlockEditor>
)
