export { serveExamples } from './serveExamples'
export { writeHostFiles } from './writeHostFiles'
