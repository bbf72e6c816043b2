export { checkSamples } from './checkSamples'
export { readPages } from './readPages'
export { samplesStep } from './samplesStep'
