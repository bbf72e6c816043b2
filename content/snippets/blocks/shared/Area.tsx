import type { UserComponent } from '@craftjs/core'
import { AreaView } from './AreaView'
import { EmptyPlace } from './EmptyPlace'
import type { Inside } from './inside'
import { onlyInside, placeRules } from './places'
import { useBlockRefs } from './useBlockRefs'

/** The content of a tab or of an accordion section. */
export const Area: UserComponent<Inside> = ({ children }) => {
  const { connectRef } = useBlockRefs()
  return <AreaView ref={connectRef}>{children ?? <EmptyPlace />}</AreaView>
}

Area.craft = {
  displayName: 'Area',
  rules: placeRules,
  info: onlyInside('a block'),
}
