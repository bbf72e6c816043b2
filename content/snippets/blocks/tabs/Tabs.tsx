import { Element, type UserComponent } from '@craftjs/core'
import type { Fields } from '../../fields/fields'
import { FieldsForm } from '../../fields/FieldsForm'
import { lockRules } from '../../locking/lock'
import { Area } from '../shared/Area'
import { useBlockRefs } from '../shared/useBlockRefs'
import { TabsView, type TabsProps } from './TabsView'

export const firstTabs: TabsProps = {
  label: 'Tabs',
  items: [
    { id: 'first', title: 'First' },
    { id: 'second', title: 'Second' },
  ],
}

/** Renders all panels, including hidden ones, so that each keeps its content. */
export const Tabs: UserComponent<TabsProps> = (props) => {
  const { ref } = useBlockRefs()
  return (
    <TabsView
      ref={ref}
      {...props}
      parts={Object.fromEntries(
        props.items.map(({ id }) => [
          id,
          <Element key={id} id={id} is={Area} canvas />,
        ]),
      )}
    />
  )
}

const fields: Fields<TabsProps> = {
  label: { kind: 'text', label: 'Name for screen readers' },
  items: {
    kind: 'list',
    label: 'Tabs',
    item: 'Tab',
    fields: { title: { kind: 'text', label: 'Title' } },
    first: (number) => ({ title: `Tab ${number}` }),
  },
}

Tabs.craft = {
  displayName: 'Tabs',
  props: firstTabs,
  rules: lockRules,
  info: { fields },
  related: { settings: FieldsForm },
}
