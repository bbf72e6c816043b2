export { installColorMode, showColorMode, type ColorMode } from '../behaviors/colorModeBehavior'
export { ColorModeToggle } from './ColorModeToggle'
