export { Demo, type DemoProps } from './Demo'
export { default as demoSheet } from './demo.sheet.css'
export { default as demoStyle } from './demo.sheet.css?inline'
