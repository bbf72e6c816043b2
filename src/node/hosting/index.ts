export { pagesIn } from './readPolicy'
export { serveExamples } from './serveExamples'
export { writeHostFiles } from './writeHostFiles'
