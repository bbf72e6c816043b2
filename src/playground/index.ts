// The API for other parts of the site. The page imports ui/index.ts.
export { textIn } from './session/openFiles'
export { parseProject, type Project } from './session/project'
export { canShare, decodeShare, encodeShare } from './session/share'
