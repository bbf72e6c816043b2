import { Element } from '@craftjs/core'
import { BlockEditor } from '../shared/BlockEditor'
import { Button, ButtonBar, firstButton } from './Button'
import { ButtonBarView, ButtonView } from './ButtonView'

export const App = () => (
  <BlockEditor
    resolver={{ Button, ButtonBar }}
    views={{ Button: ButtonView, ButtonBar: ButtonBarView }}
  >
    <Element is={ButtonBar} canvas>
      <Button {...firstButton} label="Order" />
      <Button {...firstButton} label="Write to us" />
    </Element>
  </BlockEditor>
)
