export { DocPage, type DocPageProps } from './DocPage'
export { Pager } from './Pager'
