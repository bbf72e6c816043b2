export { type BodyFile, compileBody } from './compileBody'
export { compileFile, type CompiledFile, type Rendering } from './compileFile'
export { rehypePlugins, remarkPlugins } from './pipeline'
export { resolveLinks } from './resolveLinks'
