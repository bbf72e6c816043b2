export { ColorModeToggle } from './ColorModeToggle'
