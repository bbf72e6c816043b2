import type { UserComponent } from '@craftjs/core'
import type { Fields } from '../../fields/fields'
import { FieldsForm } from '../../fields/FieldsForm'
import { lockRules } from '../../locking/lock'
import { useBlockRefs } from '../shared/useBlockRefs'
import { QuoteView, type QuoteProps } from './QuoteView'

export const firstQuote: QuoteProps = { text: 'What was said', author: 'Who said it' }

export const Quote: UserComponent<QuoteProps> = (props) => {
  const { ref } = useBlockRefs()
  return <QuoteView ref={ref} {...props} />
}

const fields: Fields<QuoteProps> = {
  text: { kind: 'longText', label: 'Text' },
  author: { kind: 'text', label: 'Author' },
}

Quote.craft = {
  displayName: 'Quote',
  props: firstQuote,
  rules: lockRules,
  info: { fields },
  related: { settings: FieldsForm },
}
