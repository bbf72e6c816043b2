import type { UserComponent } from '@craftjs/core'
import { isLocked, lockRules } from '@recipes/locking/lock'
import { acceptsButtons } from '@recipes/testing/ButtonBar'
import { useBlock } from './useBlock'
import { ButtonBarView, type Inside } from './views'

export const ButtonBar: UserComponent<Inside> = ({ children }) => (
  <ButtonBarView ref={useBlock().ref}>{children}</ButtonBarView>
)

ButtonBar.craft = {
  displayName: 'Buttons',
  isCanvas: true,
  rules: {
    ...lockRules,
    canMoveIn: (incoming, self, helpers) =>
      !isLocked(self.id, helpers) && acceptsButtons(incoming, self),
  },
}
