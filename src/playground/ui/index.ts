export { PlaygroundPage } from './PlaygroundPage'
export { default as playgroundSheet } from './playground.sheet.css'
export { default as playgroundStyle } from './playground.sheet.css?inline'
