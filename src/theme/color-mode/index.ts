export { installColorMode, showColorMode, type ColorMode } from './colorModeBehavior'
export { ColorModeToggle } from './ColorModeToggle'
