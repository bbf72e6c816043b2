export { lessonOf, LESSONS } from './lessons'
export { playgroundSamples } from './samples'
export { servePlayground } from './servePlayground'
export { sampleFiles, sandboxFiles, writePlayground, writeSamples } from './writePlayground'
