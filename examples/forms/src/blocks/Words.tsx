import type { UserComponent } from '@craftjs/core'
import { useBlockRefs } from '@recipes/blocks/shared/useBlockRefs'
import type { Fields } from '@recipes/fields/fields'
import { FieldsForm } from '@recipes/fields/FieldsForm'
import { WordsView, type WordsProps } from './views'

export const Words: UserComponent<WordsProps> = (props) => {
  const { ref } = useBlockRefs()
  return <WordsView ref={ref} {...props} />
}

const fields: Fields<WordsProps> = { text: { kind: 'longText', label: 'Text' } }

Words.craft = {
  displayName: 'Text',
  props: { text: 'Text' },
  info: { fields },
  related: { settings: FieldsForm },
}
