export { generateDocs, type GeneratedDoc } from './generateDocs'
export { measureScale, type PageWeight, type ScaleBuild, type ScaleFigures } from './measureScale'
