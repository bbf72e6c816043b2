export { Demo, type DemoProps } from './Demo'
