import type { UserComponent } from '@craftjs/core'
import type { Fields } from '../../fields/fields'
import { FieldsForm } from '../../fields/FieldsForm'
import { lockRules } from '../../locking/lock'
import { useBlockRefs } from '../shared/useBlockRefs'
import { CellsInput } from './CellsInput'
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

const isRows = (value: unknown) =>
  Array.isArray(value) &&
  value.every(
    (row) => Array.isArray(row) && row.every((cell) => typeof cell === 'string'),
  )

const fields: Fields<TableProps> = {
  caption: { kind: 'text', label: 'Caption' },
  rows: {
    kind: 'custom',
    label: 'Cells',
    input: CellsInput,
    about: 'rows of text',
    accepts: isRows,
  },
}

Table.craft = {
  displayName: 'Table',
  props: firstTable,
  rules: lockRules,
  info: { fields },
  related: { settings: FieldsForm },
}
