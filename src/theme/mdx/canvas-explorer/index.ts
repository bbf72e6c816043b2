export { CanvasExplorer } from './CanvasExplorer'
