export { followMistakes } from './mistakeOverlay'
