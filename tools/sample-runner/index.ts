export { bundleSamples } from './bundleSamples'
export { runnableSamples, type RunnableSample } from './runnableSamples'
