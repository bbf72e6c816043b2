import { Element, type UserComponent } from '@craftjs/core'
import { SpacingSetting } from '../../fields/SpacingSetting'
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

Columns.craft = {
  displayName: 'Two columns',
  props: { gap: 'medium' },
  rules: lockRules,
  related: {
    settings: () => (
      <SpacingSetting<ColumnsProps> prop="gap" label="Space between the columns" />
    ),
  },
}
