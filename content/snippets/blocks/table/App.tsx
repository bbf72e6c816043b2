import { BlockEditor } from '../shared/BlockEditor'
import { firstTable, Table } from './Table'
import { TableView } from './TableView'

export const App = () => (
  <BlockEditor resolver={{ Table }} views={{ Table: TableView }}>
    <Table {...firstTable} />
  </BlockEditor>
)
