export { installScrollSpy, showReading } from '../behaviors/scrollSpyBehavior'
export { headingsShown, TableOfContents } from './TableOfContents'
