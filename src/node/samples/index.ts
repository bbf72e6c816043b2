export { checkPages, type PageSamples, type SampleReport } from './checkPages'
export { preparePages } from './preparePages'
export { sampleInspector } from './sampleInspector'
export { typeTexts } from './typeText'
