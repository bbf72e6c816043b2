export { createSnippet } from './createSnippet'
export { snippetResolvers } from './snippetResolvers'
export { snippetSchema } from './snippetSchema'
