import { Element, useEditor, type UserComponent } from '@craftjs/core'
import type { Fields } from '../../fields/fields'
import { FieldsForm } from '../../fields/FieldsForm'
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

const fields: Fields<AccordionProps> = {
  items: {
    kind: 'list',
    label: 'Sections',
    item: 'Section',
    fields: { title: { kind: 'text', label: 'Title' } },
    first: (number) => ({ title: `Section ${number}` }),
  },
}

Accordion.craft = {
  displayName: 'Accordion',
  props: firstSections,
  rules: lockRules,
  info: { fields },
  related: { settings: FieldsForm },
}
