export { loadTypes } from './craftTypes'
export { type CodeEditor, createEditor } from './createEditor'
