export { createSnippet } from './createSnippet'
export { snippetSchema } from './snippetSchema'
