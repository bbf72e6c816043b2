import { BlockEditor } from '../shared/BlockEditor'
import { firstMenu, Menu } from './Menu'
import { MenuView } from './MenuView'

export const App = () => (
  <BlockEditor resolver={{ Menu }} views={{ Menu: MenuView }}>
    <Menu {...firstMenu} />
  </BlockEditor>
)
