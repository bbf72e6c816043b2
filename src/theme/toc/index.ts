export { headingsShown, TableOfContents } from './TableOfContents'
