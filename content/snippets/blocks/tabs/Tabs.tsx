import { Element, type UserComponent } from '@craftjs/core'
import { ListSetting } from '../../fields/ListSetting'
import { TextSetting } from '../../fields/TextSetting'
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

Tabs.craft = {
  displayName: 'Tabs',
  props: firstTabs,
  rules: lockRules,
  related: {
    settings: () => (
      <>
        <TextSetting<TabsProps> prop="label" label="Name for screen readers" />
        <ListSetting<TabsProps> prop="items" label="Tabs" item="Tab" />
      </>
    ),
  },
}
