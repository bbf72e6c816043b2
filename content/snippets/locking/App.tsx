import { Element } from '@craftjs/core'
import { LockableBox } from './LockableBox'
import { LockableText } from './LockableText'
import { RoleEditor } from './RoleEditor'

const resolver = { LockableBox, LockableText }

export const App = () => (
  <RoleEditor resolver={resolver}>
    <Element is={LockableBox} canvas>
      <Element is={LockableBox} canvas custom={{ locked: true }}>
        <LockableText text="The name of the shop" />
      </Element>
      <LockableText text="News" />
      <LockableText text="Opening hours" />
    </Element>
  </RoleEditor>
)
