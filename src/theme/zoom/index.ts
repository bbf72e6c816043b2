export { Zoomable } from './Zoomable'
