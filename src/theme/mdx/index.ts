export { Body } from './Body'
export { PageDemosContext } from './DemoIsland'
export { islands } from './islands'
export { type PageImages, PageImagesContext } from './Picture'
