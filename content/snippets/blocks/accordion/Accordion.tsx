import { Element, useEditor, type UserComponent } from '@craftjs/core'
import { ListSetting } from '../../fields/ListSetting'
import { lockRules } from '../../locking/lock'
import { Area } from '../shared/Area'
import { useBlockRefs } from '../shared/useBlockRefs'
import { AccordionView, type AccordionProps } from './AccordionView'

export const firstSections: AccordionProps = {
  items: [
    { id: 'first', title: 'First section' },
    { id: 'second', title: 'Second section' },
  ],
}

export const Accordion: UserComponent<AccordionProps> = ({ items }) => {
  const { enabled } = useEditor((state) => ({ enabled: state.options.enabled }))
  const { ref } = useBlockRefs()
  return (
    <AccordionView
      ref={ref}
      items={items}
      isOpen={enabled}
      parts={Object.fromEntries(
        items.map(({ id }) => [id, <Element key={id} id={id} is={Area} canvas />]),
      )}
    />
  )
}

Accordion.craft = {
  displayName: 'Accordion',
  props: firstSections,
  rules: lockRules,
  related: {
    settings: () => (
      <ListSetting<AccordionProps> prop="items" label="Sections" item="Section" />
    ),
  },
}
