import type { UserComponent } from '@craftjs/core'
import { TextSetting } from '../../fields/TextSetting'
import { lockRules } from '../../locking/lock'
import { useBlockRefs } from '../shared/useBlockRefs'
import { CellsSetting } from './CellsSetting'
import { TableView, type TableProps } from './TableView'

export const firstTable: TableProps = {
  caption: 'Opening hours',
  rows: [
    ['Day', 'Open'],
    ['Monday to Friday', '7 to 18'],
    ['Saturday', '7 to 13'],
  ],
}

export const Table: UserComponent<TableProps> = (props) => {
  const { ref } = useBlockRefs()
  return <TableView ref={ref} {...props} />
}

Table.craft = {
  displayName: 'Table',
  props: firstTable,
  rules: lockRules,
  related: {
    settings: () => (
      <>
        <TextSetting<TableProps> prop="caption" label="Caption" />
        <CellsSetting<TableProps> prop="rows" label="Cells" />
      </>
    ),
  },
}
