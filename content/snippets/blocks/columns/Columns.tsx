import { Element, type UserComponent } from '@craftjs/core'
import type { Fields } from '../../fields/fields'
import { FieldsForm } from '../../fields/FieldsForm'
import { lockRules } from '../../locking/lock'
import { EmptyPlace } from '../shared/EmptyPlace'
import type { Inside } from '../shared/inside'
import { onlyInside, placeRules } from '../shared/places'
import { useBlockRefs } from '../shared/useBlockRefs'
import { ColumnsView, ColumnView, type ColumnsProps } from './ColumnsView'

export const Column: UserComponent<Inside> = ({ children }) => {
  const { connectRef } = useBlockRefs()
  return <ColumnView ref={connectRef}>{children ?? <EmptyPlace />}</ColumnView>
}

Column.craft = {
  displayName: 'Column',
  rules: placeRules,
  info: onlyInside('Columns'),
}

/** Two columns, stacked when there is too little room. */
export const Columns: UserComponent<Partial<ColumnsProps>> = ({ gap }) => {
  const { ref } = useBlockRefs()
  return (
    <ColumnsView
      ref={ref}
      gap={gap}
      parts={{
        left: <Element id="left" is={Column} canvas />,
        right: <Element id="right" is={Column} canvas />,
      }}
    />
  )
}

const fields: Fields<ColumnsProps> = {
  gap: { kind: 'spacing', label: 'Space between the columns' },
}

Columns.craft = {
  displayName: 'Two columns',
  props: { gap: 'medium' },
  rules: lockRules,
  info: { fields },
  related: { settings: FieldsForm },
}
