export { installScrollSpy, showReading } from './scrollSpyBehavior'
export { headingsShown, TableOfContents } from './TableOfContents'
