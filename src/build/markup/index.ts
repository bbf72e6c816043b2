export { attributesOf, readMarkup, type MarkupListener } from './readMarkup'
