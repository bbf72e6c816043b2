import type { UserComponent } from '@craftjs/core'
import { TextSetting } from '../../fields/TextSetting'
import { lockRules } from '../../locking/lock'
import { useBlockRefs } from '../shared/useBlockRefs'
import { QuoteView, type QuoteProps } from './QuoteView'

export const firstQuote: QuoteProps = { text: 'What was said', author: 'Who said it' }

export const Quote: UserComponent<QuoteProps> = (props) => {
  const { ref } = useBlockRefs()
  return <QuoteView ref={ref} {...props} />
}

Quote.craft = {
  displayName: 'Quote',
  props: firstQuote,
  rules: lockRules,
  related: {
    settings: () => (
      <>
        <TextSetting<QuoteProps> prop="text" label="Text" multiline />
        <TextSetting<QuoteProps> prop="author" label="Author" />
      </>
    ),
  },
}
