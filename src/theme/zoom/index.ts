export { installZoom } from '../behaviors/zoomBehavior'
export { Zoomable } from './Zoomable'
