// What other parts of the site may import. The page is entered by ui/index.ts, the build by build/index.ts.
export { parseProject, type Project } from './session/project'
export { canShare, decodeShare, encodeShare } from './session/share'
