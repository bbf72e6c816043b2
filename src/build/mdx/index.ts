export { authorErrorAtPoint } from './authorErrors'
export { type BodyFile, compileBody } from './compileBody'
export { compileFile, hasCurrentImports } from './compileFile'
export { cached, cacheKey, diskCache } from './diskCache'
export { CODE, digestsOf, fileDigest, filesBelow } from './fileDigest'
export { remarkPlugins, syntaxPlugins } from './pipeline'
export { isElement, walk } from './hast'
export { FRAME_IDS } from './rehype/headings'
export { containerDirectives } from './remark/directives'
export { markedCode } from './remark/regions'
export { snippetFiles } from './remark/snippets'
export { proseHref, resolveLinks } from './resolveLinks'
export {
  type CompilationUnit,
  compilationUnits,
  isCompiled,
  isScript,
  isUncompiled,
} from './code/compilationUnits'
export { throwSite, runModule } from './runModule'
export { LANGUAGES } from './code/languages'
