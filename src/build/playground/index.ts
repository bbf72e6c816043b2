export { lessonOf, LESSONS } from './lessons'
export { playgroundSamples } from './samples'
export { servePlayground } from './servePlayground'
export { sandboxFiles, writePlayground, writeSamples } from './writePlayground'
