import './src/theme/styles'
import type { GatsbyBrowser } from 'gatsby'
import { Shell } from './src/templates/Shell'
import { installBehaviors } from './src/theme/behaviors'

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <Shell pathname={props.location.pathname}>{element}</Shell>
)

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => installBehaviors(document)
