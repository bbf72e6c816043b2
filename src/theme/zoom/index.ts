export { installZoom } from './zoomBehavior'
export { Zoomable } from './Zoomable'
