export { DocPage, type DocPageProps } from './DocPage'
export { showDocsVersion } from './docsVersionBehavior'
export { installHeadingAnchors } from './headingAnchorBehavior'
export { Pager } from './Pager'
