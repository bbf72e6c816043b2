import { Element, type UserComponent } from '@craftjs/core'
import { lockRules } from '@recipes/locking/lock'
import { takesBlocks } from './places'
import { useBlock } from './useBlock'
import { ColumnsView, ColumnView, type Inside } from './views'

export const Column: UserComponent<Inside> = ({ children }) => (
  <ColumnView ref={useBlock().connectRef}>{children}</ColumnView>
)

Column.craft = {
  displayName: 'Column',
  rules: { ...lockRules, canMoveIn: takesBlocks },
}

export const Columns: UserComponent = () => (
  <ColumnsView
    ref={useBlock().ref}
    parts={{
      left: <Element id="left" is={Column} canvas />,
      right: <Element id="right" is={Column} canvas />,
    }}
  />
)

Columns.craft = { displayName: 'Two columns', rules: lockRules }
