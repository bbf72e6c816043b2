export { installScrollSpy, showReading } from './scrollSpy'
export { headingsShown, TableOfContents } from './TableOfContents'
