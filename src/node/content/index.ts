export { bodyResolvers } from './bodyResolvers'
export { bodySchema } from './bodySchema'
export { compiledBodyOf, type BodyFields, type ContentFile, type ResolverContext } from './contentNode'
export { createContentNode, type ContentKind } from './createContentNode'
